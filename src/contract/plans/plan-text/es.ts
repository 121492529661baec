import type { Climb } from "#domain/route-graph/climb-knowledge.ts";
import { planNumbers } from "./plan-numbers.ts";
import type { PlanText } from "./sentences.ts";
import { type ClimbWords, writeClimb } from "./write-climb.ts";

const { whole, tenth, hours, money, long, short } = planNumbers("es-ES");
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const climbWords: ClimbWords = { unknown: "desnivel desconocido", atLeast: (climb) => `al menos ${climb}` };
const climb = (walk: Climb): string =>
  writeClimb(walk, climbWords, `${whole(walk.ascentM)} m de subida, ${whole(walk.descentM)} m de bajada`);

export const planText: PlanText = {
  day: (number) => `Día ${number}`,
  walk: (from, to) => `${from} – ${to}`,
  rest: (town) => `Descanso en ${town}`,
  stops: "Paradas",
  houses: "Alojamientos",
  figures: (walk) => `${tenth(walk.km)} km · ${climb(walk)} · ${hours(walk.hours)}`,
  km: (value) => `${whole(value)} km`,
  metres: (value) => `${whole(value)} m`,
  date: long,
  shortDate: short,
  totals: (days, walking, km) => `${counted(days, "día", "días")}, ${walking} de camino, ${tenth(km)} km`,
  climb,
  houseState: { none: "sin preguntar", walk_in: "sin reserva", asked: "preguntado", booked: "reservado" },
  house: "Alojamiento",
  noHouseChosen: "Sin alojamiento elegido",
  booking: "Reserva",
  price: "Precio",
  euros: money,
  from: (price) => `desde ${price}`,
  phone: "Teléfono",
  notes: "Notas",
  carry: "Para llevar",
  restInApp: "Hay más: el resto está en la aplicación.",
  overMax: "Más largo que tu día más largo",
  noBedKnown: "No se conoce ninguna cama aquí",
  wayUnknown: "La ruta ha cambiado: vuelve a planear este día",
  heightsUnknown: "No se conocen las alturas de este día.",
  costs: (total, typical, date) =>
    typical === 0
      ? `Noches: ${money(total)}`
      : `Noches: unos ${money(total)}, de los que ${money(typical)} son precios habituales según el tipo de alojamiento (${date})`,
  nightsUnknown: (nights) => `${counted(nights, "noche no tiene", "noches no tienen")} precio conocido`,
  page: (number, of) => `${number} / ${of}`,
  booklet: "Plan de un camino",
  mapOf: (walk) => `Mapa: ${walk}`,
  profileOf: ({ minM, maxM }) => `Perfil de alturas entre ${whole(minM)} m y ${whole(maxM)} m`,
};
