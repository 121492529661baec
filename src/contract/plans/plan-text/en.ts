import type { Climb } from "#domain/route-graph/climb-knowledge.ts";
import { planNumbers } from "./plan-numbers.ts";
import type { PlanText } from "./sentences.ts";
import { type ClimbWords, writeClimb } from "./write-climb.ts";

const { whole, tenth, hours, money, long, short } = planNumbers("en-GB");
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const climbWords: ClimbWords = { unknown: "climb not known", atLeast: (climb) => `at least ${climb}` };
const climb = (walk: Climb): string =>
  writeClimb(walk, climbWords, `${whole(walk.ascentM)} m up, ${whole(walk.descentM)} m down`);

export const planText: PlanText = {
  day: (number) => `Day ${number}`,
  walk: (from, to) => `${from} – ${to}`,
  rest: (town) => `Rest in ${town}`,
  stops: "Stops",
  houses: "Houses",
  figures: (walk) => `${tenth(walk.km)} km · ${climb(walk)} · ${hours(walk.hours)}`,
  km: (value) => `${whole(value)} km`,
  metres: (value) => `${whole(value)} m`,
  date: long,
  shortDate: short,
  totals: (days, walking, km) => `${counted(days, "day", "days")}, ${walking} of them walking, ${tenth(km)} km`,
  climb,
  houseState: { none: "not asked", walk_in: "walk in", asked: "asked", booked: "booked" },
  house: "House",
  noHouseChosen: "No house chosen",
  booking: "Booking",
  price: "Price",
  euros: money,
  from: (price) => `from ${price}`,
  phone: "Telephone",
  notes: "Notes",
  carry: "To carry",
  restInApp: "There is more: the rest is in the app.",
  overMax: "Longer than your longest day",
  noBedKnown: "No bed is known here",
  wayUnknown: "The route has changed: plan this day anew",
  heightsUnknown: "The heights of this day are not known.",
  costs: (total, typical, date) =>
    typical === 0
      ? `Nights: ${money(total)}`
      : `Nights: about ${money(total)}, of which ${money(typical)} are typical prices by type of house (${date})`,
  nightsUnknown: (nights) => `${counted(nights, "night has", "nights have")} no known price`,
  page: (number, of) => `${number} / ${of}`,
  booklet: "Plan of a walk",
  mapOf: (walk) => `Map: ${walk}`,
  profileOf: ({ minM, maxM }) => `Profile of heights between ${whole(minM)} m and ${whole(maxM)} m`,
};
