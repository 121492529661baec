import { facts } from "../components/facts.ts";
import { planDays } from "../plans/plan-days.ts";
import { holidays } from "../components/holidays.ts";
import { today } from "../plans/today.ts";
import { writeEntry, writePlace } from "#messages/sentences/write-entry.ts";
import type { Climb } from "#domain/route-graph/climb-knowledge.ts";
import { planNumbers, type ClimbWords, writeClimb } from "#messages/sentences/plan-numbers.ts";
import type { PlanText, KeepsakeText } from "#messages/sentences/plan-files.ts";
import { clockTime } from "#domain/plans/day-hours/day-routine.ts";
import { type ClockWords, writeHoursOfDay } from "#messages/sentences/write-hours-of-day.ts";
import { holidayWriter } from "#messages/sentences/write-holiday.ts";

const { whole, tenth, hours, money, month, long, short } = planNumbers("es-ES");
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const forPeople = (people: number): string => (people > 1 ? ` para ${people} personas` : "");

const climbWords: ClimbWords = { unknown: "desnivel desconocido", atLeast: (climb) => `al menos ${climb}` };
const climb = (walk: Climb): string =>
  writeClimb(walk, climbWords, `${whole(walk.ascentM)} m de subida, ${whole(walk.descentM)} m de bajada`);

const entryWords = {
  services: facts.services,
  onePoint: facts.onePoint,
  water: "Agua",
  beds: (count: number, typesChosen: boolean) =>
    counted(count, "alojamiento", "alojamientos") + (typesChosen ? " de los tipos elegidos" : ""),
};

const clockWords: ClockWords = {
  leave: (time) => `Salida ${time}`,
  pause: (is, town, time) => `${is === "lunch" ? "comida" : "pausa"}${town === null ? "" : ` en ${town}`} ${time}`,
  arrive: (time) => `llegada ${time}`,
  dark: (time) => `anochece a las ${time}`,
  clock: (ahead, country) => `cambio de hora: ${ahead} h en ${country}`,
};

export const planText: PlanText = {
  day: (number) => `Día ${number}`,
  walk: (from, to) => `${from} – ${to}`,
  rest: (town) => `Día de descanso en ${town}`,
  stops: "Paradas",
  places: "Lugares",
  houses: "Alojamientos",
  figures: (walk) => `${tenth(walk.km)} km · ${climb(walk)} · ${hours(walk.hours)}`,
  km: (value) => `${whole(value)} km`,
  way: "La etapa, localidad a localidad",
  entry: (entry) => writeEntry(entry, entryWords),
  place: (kind) => writePlace(kind, entryWords),
  closedThatDay: (names) => `Cerrado ese día: ${names.join(", ")}`,
  straight: (value) => `${tenth(value)} km de esta línea van rectos de un lugar a otro: trazado desconocido.`,
  kmExact: (value) => `${tenth(value)} km`,
  metres: (value) => `${whole(value)} m`,
  time: clockTime,
  byClock: (day, sun) => writeHoursOfDay(clockWords, day, sun, "es"),
  stretch: ({ lacking, metres, from, to, isSure, typesChosen }) =>
    `${isSure ? "No" : "Que sepamos, no"} hay ${today.way.lacking[lacking]}${typesChosen ? " de los tipos elegidos" : ""} en ${tenth(metres / 1000)} km, de ${from} a ${to}.`,
  moreHouses: (count) => `${counted(count, "alojamiento", "alojamientos")} más en la aplicación`,
  date: long,
  shortDate: short,
  totals: (days, walking, km) => `${counted(days, "día", "días")}, ${walking} de marcha, ${tenth(km)} km`,
  climb,
  houseState: {
    none: "sin alojamiento todavía",
    walk_in: "sin reserva",
    asked: "reserva solicitada",
    booked: "reservado",
  },
  house: "Alojamiento",
  noHouseChosen: "Sin alojamiento elegido",
  booking: "Reserva",
  price: "Precio",
  euros: money,
  from: (price) => `desde ${price}`,
  phone: "Teléfono",
  mail: "Correo electrónico",
  web: "Página web",
  notes: "Notas",
  carry: "Qué llevar",
  restInApp: "Hay más: el resto está en la aplicación.",
  overMax: "Supera tu etapa máxima",
  holiday: holidayWriter("es", holidays),
  passedCity: (town) => `Pasas por ${town} sin hacer noche.`,
  fullness: (level) =>
    level === null
      ? planDays.crowding.unknownNight
      : `Noche ${planDays.crowding.levels[level].toLowerCase()}, según nuestra estimación`,
  ofNight: {
    no_bed_known: "Sin datos de alojamientos aquí",
    all_closed: "Todos los alojamientos conocidos están cerrados esta noche",
    none_known_open: "Sin datos de que algún alojamiento esté abierto esta noche: llama antes",
    few_beds: "Un solo alojamiento conocido: reserva con tiempo",
    no_food_known: "Sin tienda ni restaurante conocidos: lleva comida",
  },
  wayUnknown: "La ruta ha cambiado: recalcula este día",
  heightsUnknown: "No hay datos de altitud de este día.",
  costs: (total, typical, yearMonth, people) =>
    typical === 0
      ? `Noches${forPeople(people)}: ${money(total)}`
      : `Noches${forPeople(people)}: unos ${money(total)}, de los que ${money(typical)} son precios habituales según el tipo de alojamiento (${month(yearMonth)})`,
  nightsUnknown: (nights) => `${counted(nights, "noche no tiene", "noches no tienen")} precio conocido`,
  page: (number, of) => `${number} / ${of}`,
  booklet: "Plan de tu recorrido",
  mapOf: (walk) => `Mapa: ${walk}`,
  profileOf: ({ minM, maxM }) => `Perfil de altitud entre ${whole(minM)} m y ${whole(maxM)} m`,
};

export const keepsakeText: KeepsakeText = {
  subject: "Diario de un recorrido",
  between: (from, to) => (from === to ? from : `${from} – ${to}`),
  stamps: (count) => (count === 1 ? "1 sello" : `${count} sellos`),
  stampIn: (place) => `Sello: ${place}`,
  walked: (distance) => `${distance} a pie`,
  photoOf: (date) => `Foto del ${date}`,
  leftOut: (count) => (count === 1 ? "No ha cabido una foto más." : `No han cabido ${count} fotos más.`),
};
