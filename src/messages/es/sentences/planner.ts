import { type EffortChange, effortChange } from "#domain/planner/stage-planner/effort.ts";
import { type ShopService, shopServices } from "#domain/planner/stage-planner/plan.ts";
import type { UnitSystem } from "#domain/units.ts";
import type { PlannerText } from "#messages/sentences/planner.ts";
import { type FactWriter, factWriter, type RefusalWords, refusalWords } from "#messages/sentences/planner-facts.ts";

const houses = (count: number): string => (count === 1 ? "1 alojamiento" : `${count} alojamientos`);
const refuges = (count: number): string => (count === 1 ? "solo un refugio" : `solo ${count} refugios`);
const walkingDays = (count: number): string => (count === 1 ? "1 día de marcha" : `${count} días de marcha`);
const days = (count: string): string => (count === "1" ? "1 día" : `${count} días`);

const shopNames: Record<ShopService, string> = {
  groceries: "tienda de alimentación",
  restaurant: "bar o restaurante",
  pharmacy: "farmacia",
  medical: "médico",
  bank: "banco",
};

function servicesIn(shops: readonly ShopService[] | null | undefined, { list }: FactWriter): string {
  if (shops === undefined) return "";
  if (!shops) return "sin datos de servicios";
  if (shops.length === 0) return "sin tienda, bar ni restaurante conocidos";
  return shops.length === shopServices.length ? "todos los servicios" : list(shops.map((shop) => shopNames[shop]));
}

/** How many of the places to stay are known to be open in winter. */
function inWinter(count: number, knownOpen: number | undefined): string {
  if (knownOpen === undefined) return "";
  if (knownOpen > 0) return ` (${knownOpen === 1 ? "1 abre" : `${knownOpen} abren`} en invierno, que sepamos)`;
  return count === 1 ? " (sin datos de si abre en invierno)" : " (sin datos de si alguno abre en invierno)";
}

const efforts: Record<EffortChange, string> = {
  easier: "más llevadero",
  same: "casi igual",
  little: "un poco más duro",
  harder: "bastante más duro",
  muchHarder: "mucho más duro",
};

const bounds: Record<string, string> = {
  fewest: "el mínimo",
  most: "el máximo",
  most_without_rests: "el máximo sin días de descanso",
  nearest: "lo más próximo",
};

const sizes = { city: "una ciudad", town: "un pueblo grande", village: "un pueblo", other: "un lugar" };

function noBeds(words: RefusalWords): string {
  return words.km && words.after
    ? `no hay datos de alojamientos en los ${words.km} después de ${words.after}`
    : "no hay suficientes alojamientos en la ruta";
}

const refusals: Record<string, (words: RefusalWords, bound: string) => string> = {
  unknown_town: (words) => `No existe la localidad «${words.town}» en esta ruta.`,
  unknown_branch: (words) => `No existe la variante «${words.branch}» en esta ruta.`,
  same_as_from: () => "El plan no puede terminar donde empieza.",
  both_ends_open: () => "Deja que el planificador elija el inicio o el final, no ambos.",
  open_end_needs_days: () => "Indica cuántos días tienes: de ellos depende dónde empezar o terminar.",
  no_start: (words) => `Desde ninguna localidad con autobús o tren se llega allí en exactamente ${days(words.days)}.`,
  no_end: (words) => `A ninguna localidad con autobús o tren se llega en exactamente ${days(words.days)}.`,
  must_stop_is_start: (words) => `${words.town} es el punto de partida; no puede ser también una parada.`,
  not_on_the_way: (words) => `La ruta no lleva de ${words.from} a ${words.to}.`,
  must_stop_off_the_way: (words) => `${words.town} no está en la ruta de ${words.from} a ${words.to}.`,
  variants_free: (words) => `A ${words.town} solo se llega por variantes: activa «también variantes».`,
  days: (words, bound) =>
    `No es posible en ${days(words.days)}: ${bounds[bound] ?? bounds["nearest"]} es ${words.possibleDays}, con etapas de ${words.max} como máximo.`,
  pins: () =>
    "Ningún plan cumple los días que has fijado: no encajan entre sí o alguno se hace demasiado largo. Sin fijarlos sí hay plan.",
  rests: () => "Ningún plan tiene los días de descanso que prefieres; sin ellos sí hay plan.",
  lodging_types: (words) => `Con estos tipos de alojamiento, ${noBeds(words)}: permite más tipos.`,
  avoid: () => "Ningún plan evita todas estas localidades; permite alguna.",
  branches: () => "Con estas variantes no hay ningún plan posible; deja que Vieira elija alguna.",
  start_date: ({ towns, starts, startCount }) => {
    const closed = "hay alojamientos o tramos cerrados";
    const why =
      towns === ""
        ? `Con esta fecha de inicio ${closed}`
        : `Con esta fecha de inicio ningún plan para en ${towns}: ${closed}`;
    const nearest = startCount === 1 ? "la fecha posible más cercana es el" : "las fechas posibles más cercanas son el";
    return `${why}; ${startCount === 0 ? "elige otra fecha" : `${nearest} ${starts.replace(" y ", " y el ")}`}.`;
  },
  lodging: (words) => {
    const sentence = noBeds(words);
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: incluye localidades sin alojamiento conocido.`;
  },
  max: (words) =>
    words.walker === ""
      ? `No hay plan con etapas de ${words.max} como máximo; el mínimo posible es ${words.possibleMax}.`
      : `La persona ${words.walker} camina como máximo ${words.max} al día. No hay plan con etapas tan cortas; el mínimo posible es ${words.possibleMax}.`,
  too_many_possibilities: () =>
    "Estas preferencias dejan demasiadas posibilidades: pide etapas más largas o días de descanso más seguidos.",
  too_many_days: (words) => `Un plan tiene ${words.most} días como máximo; este tendría ${words.days}.`,
  must_stops_apart: (words) =>
    `${words.other} no está en el mismo camino que ${words.town}: ningún plan para en las dos localidades.`,
  must_stop: (words) =>
    words.towns === ""
      ? "Ningún plan para en todas estas localidades; quita alguna."
      : `Con etapas de ${words.max} como máximo, ningún plan para en ${words.towns}, como pides.`,
};

/** Sentences about plans in Spanish. */
export function plannerText(units?: UnitSystem): PlannerText {
  const writer = factWriter("es", units);
  const refused = () => "Ningún plan cumple todas estas preferencias.";
  return {
    reasons: {
      destination: () => "tu destino",
      must_stop: () => "una parada obligatoria",
      pinned: () => "un día que has fijado",
      favourite: () => "uno de tus favoritos",
      only_stop: () => "la única localidad con alojamiento conocido dentro de tu etapa máxima",
      nearest_beyond_max: ({ over, measure, beds, typesChosen, avoids }) => {
        const within = `dentro de tu etapa máxima${avoids ? ", salvo donde prefieres no dormir" : ""}`;
        const further = `${writer.more(over, measure)} más lejos`;
        if (!beds) return `ninguna localidad ${within}: la más cercana queda ${further}`;
        return `ningún alojamiento ${typesChosen ? "de los tipos elegidos" : "conocido"} ${within}: el más cercano queda ${further}`;
      },
      first_beds_after: ({ town, first, km, typesChosen }, nameOf) =>
        `${typesChosen ? "sin alojamiento de los tipos elegidos" : "sin alojamiento conocido"} en los ${writer.km(km)} después de ${nameOf(town)}: el primero está en ${nameOf(first)}`,
      better_than: ({ town, extraCost }, nameOf) =>
        `la mejor alternativa es ${nameOf(town)}: el plan en conjunto queda ${efforts[effortChange(extraCost)]}`,
      services: ({ shops, houses: count, refugesOnly, typesChosen, knownOpen, town, km }, nameOf) => {
        const next =
          town && km ? `; el siguiente alojamiento está ${writer.km(km)} más adelante, en ${nameOf(town)}` : "";
        const known = count === 0 ? "ningún alojamiento conocido" : (refugesOnly ? refuges : houses)(count ?? 0);
        const beds =
          count === null ? "" : `${known}${typesChosen ? " de los tipos elegidos" : ""}${inWinter(count, knownOpen)}`;
        return `${[servicesIn(shops, writer), beds].filter(Boolean).join(", ")}${next}`;
      },
      walker_limit: ({ walker, town, length, max, measure }, nameOf) =>
        `seguir sería demasiado para ${walker === 1 ? "ti" : `la persona ${walker}`}: ${nameOf(town)} está a ${writer.length(length, measure)}, más que la etapa máxima de ${writer.length(max, measure)}`,
      easing_in: ({ ideal, measure }) =>
        `una etapa más corta, de alrededor de ${writer.length(ideal, measure)}, para empezar poco a poco`,
      closure: ({ note, notes, branch, branchNames }) =>
        `${branchNames?.["es"] ?? branch}, porque el trazado principal está cerrado (${notes?.["es"] ?? note})`,
      rest_due: ({ walkingDays: count }) => `día de descanso tras ${walkingDays(count)}`,
      rest_place: ({ size }) => `${sizes[size]} para descansar`,
    },
    refusal: (refusal, nameOf) => {
      const sentence = refusals[refusal.code];
      const words = refusalWords(refusal, writer, nameOf);
      return sentence ? sentence(words, String(refusal.facts["bound"] ?? "")) : refused();
    },
    refused,
    unknownRoute: (slug) => `No hay ninguna ruta «${slug}» que se pueda planificar.`,
  };
}
