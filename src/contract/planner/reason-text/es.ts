import type { PlannerText } from "./sentences.ts";
import { factWriter, type RefusalWords, refusalWords } from "./write-facts.ts";

const writer = factWriter("es");
const houses = (count: number): string => (count === 1 ? "1 alojamiento" : `${count} alojamientos`);
const walkingDays = (count: number): string => (count === 1 ? "1 día de camino" : `${count} días de camino`);
const days = (count: string): string => (count === "1" ? "1 día" : `${count} días`);

const bounds: Record<string, string> = {
  fewest: "el mínimo",
  most: "el máximo",
  nearest: "el número más próximo",
};

const sizes = { city: "una ciudad", town: "una villa", village: "un pueblo" };

function noBeds(words: RefusalWords): string {
  return words.km && words.after
    ? `no se conoce ninguna cama en ${words.km} después de ${words.after}`
    : "no hay camas suficientes en el camino";
}

const refusals: Record<string, (words: RefusalWords, bound: string) => string> = {
  unknown_town: (words) => `No existe la localidad «${words.town}» en esta ruta.`,
  unknown_branch: (words) => `No existe el ramal «${words.branch}» en esta ruta.`,
  same_as_from: () => "El camino no puede terminar donde empieza.",
  must_stop_is_start: (words) => `${words.town} es el punto de partida; no puede ser también una parada.`,
  not_on_the_way: (words) => `Ningún camino lleva de ${words.from} a ${words.to}.`,
  must_stop_off_the_way: (words) => `${words.town} no está en el camino de ${words.from} a ${words.to}.`,
  variants_free: (words) => `A ${words.town} solo se llega por variantes: permite variantes libres.`,
  days: (words, bound) =>
    `${days(words.days)} no es posible; ${words.possibleDays} es ${bounds[bound] ?? bounds["nearest"]} con etapas de ${words.max} como máximo.`,
  pins: () => "Los días que has fijado no se pueden cumplir juntos; sin ellos hay un plan.",
  rests: () => "Ningún plan tiene los descansos como los deseas; sin descansos hay uno.",
  lodging_types: (words) => `Con estos tipos de alojamiento, ${noBeds(words)}: permite más tipos.`,
  avoid: () => "Ningún plan evita todos estos lugares; permite alguno.",
  branches: () => "Con estos ramales no hay camino hasta el final; deja libre alguno.",
  start_date: () => "Con esta fecha de salida hay alojamientos o tramos cerrados; elige otra fecha.",
  lodging: (words) => {
    const sentence = noBeds(words);
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: planifica sin tener en cuenta el alojamiento.`;
  },
  max: (words) =>
    `Ningún plan tiene etapas de ${words.max} como máximo; ${words.possibleMax} es lo mínimo que funciona.`,
  too_many_possibilities: () =>
    "Este deseo deja demasiadas posibilidades: pide jornadas más largas o descansos más seguidos.",
  too_many_days: (words) => `Un plan tiene ${words.most} días como máximo; este tendría ${words.days}.`,
  must_stop: () => "Ningún plan para en todos estos lugares; quita alguno.",
};

/** Sentences about plans in Spanish. */
export const plannerText: PlannerText = {
  reasons: {
    destination: () => "ha llegado",
    must_stop: () => "una parada que has pedido",
    pinned: () => "un día que has fijado",
    favourite: () => "uno de tus favoritos",
    only_stop: () => "el único final posible dentro de tu etapa más larga",
    nearest_beyond_max: ({ over, measure, beds }) =>
      `no hay ${beds ? "camas" : "pueblo"} dentro de tu etapa más larga: lo más próximo queda ${writer.amount(over, measure)} más allá`,
    last_beds_before: ({ town, km }, nameOf) => `últimas camas antes de los ${writer.km(km)} hasta ${nameOf(town)}`,
    first_beds_after: ({ town, km }, nameOf) => `primeras camas en los ${writer.km(km)} después de ${nameOf(town)}`,
    close_to_ideal: ({ ideal, measure }) => `cerca de lo que te gusta: ${writer.amount(ideal, measure)}`,
    better_than: ({ town, extraCost }, nameOf) =>
      extraCost < 0.005
        ? `${nameOf(town)} serviría igual de bien`
        : `parar en ${nameOf(town)} haría el camino ${writer.cost(extraCost)} más duro`,
    services: ({ food, houses: count }) =>
      count === 0
        ? food
          ? "comida"
          : "no se conoce ningún alojamiento aquí"
        : food
          ? `comida y ${houses(count)}`
          : houses(count),
    easing_in: ({ ideal, measure }) => `una etapa más corta, de unos ${writer.amount(ideal, measure)}, para empezar`,
    closure: ({ note, branch }) => `por ${branch}, porque el camino principal está cerrado (${note})`,
    rest_due: ({ walkingDays: count }) => `descanso tras ${walkingDays(count)}`,
    rest_place: ({ size }) => `${sizes[size]} para descansar`,
  },
  refusal: (refusal, nameOf) => {
    const sentence = refusals[refusal.code];
    const words = refusalWords(refusal, writer, nameOf);
    return sentence ? sentence(words, String(refusal.facts["bound"] ?? "")) : plannerText.refused();
  },
  refused: () => "Ningún plan cumple todos estos deseos a la vez.",
  unknownRoute: (slug) => `No existe la ruta «${slug}».`,
};
