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

const { whole, tenth, hours, money, month, long, short } = planNumbers("en-GB");
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const forPeople = (people: number): string => (people > 1 ? ` for ${people} people` : "");

const climbWords: ClimbWords = { unknown: "ascent unknown", atLeast: (climb) => `at least ${climb}` };
const climb = (walk: Climb): string =>
  writeClimb(walk, climbWords, `${whole(walk.ascentM)} m up, ${whole(walk.descentM)} m down`);

const entryWords = {
  services: facts.services,
  onePoint: facts.onePoint,
  water: "Water",
  beds: (count: number, typesChosen: boolean) =>
    counted(count, "place to stay", "places to stay") + (typesChosen ? " of your types" : ""),
};

const clockWords: ClockWords = {
  leave: (time) => `Leave ${time}`,
  pause: (is, town, time) => `${is}${town === null ? "" : ` in ${town}`} ${time}`,
  arrive: (time) => `arrive ${time}`,
  dark: (time) => `dark at ${time}`,
  clock: (ahead, country) => `clock ${ahead} h in ${country}`,
};

export const planText: PlanText = {
  day: (number) => `Day ${number}`,
  walk: (from, to) => `${from} – ${to}`,
  rest: (town) => `Rest day in ${town}`,
  stops: "Stops",
  places: "Places",
  houses: "Places to stay",
  figures: (walk) => `${tenth(walk.km)} km · ${climb(walk)} · ${hours(walk.hours)}`,
  km: (value) => `${whole(value)} km`,
  way: "The stage, town by town",
  entry: (entry) => writeEntry(entry, entryWords),
  place: (kind) => writePlace(kind, entryWords),
  closedThatDay: (names) => `Closed that day: ${names.join(", ")}`,
  straight: (value) => `${tenth(value)} km of this line are straight from place to place: the path there is unknown.`,
  kmExact: (value) => `${tenth(value)} km`,
  metres: (value) => `${whole(value)} m`,
  time: clockTime,
  byClock: (day, sun) => writeHoursOfDay(clockWords, day, sun, "en"),
  stretch: ({ lacking, metres, from, to, isSure, typesChosen }) =>
    `No ${today.way.lacking[lacking]}${typesChosen ? " of your types" : ""}${isSure ? "" : " known"} for ${tenth(metres / 1000)} km between ${from} and ${to}.`,
  moreHouses: (count) => `${counted(count, "more place", "more places")} to stay: see the app`,
  date: long,
  shortDate: short,
  totals: (days, walking, km) => `${counted(days, "day", "days")}, ${walking} of them walking, ${tenth(km)} km`,
  climb,
  houseState: { none: "nothing yet", walk_in: "walk in", asked: "requested", booked: "booked" },
  house: "Place to stay",
  noHouseChosen: "No place to stay chosen",
  booking: "Booking",
  price: "Price",
  euros: money,
  from: (price) => `from ${price}`,
  phone: "Phone",
  mail: "E-mail",
  web: "Website",
  notes: "Notes",
  carry: "What to carry",
  restInApp: "There is more: the rest is in the app.",
  overMax: "Over your longest stage",
  holiday: holidayWriter("en", holidays),
  passedCity: (town) => `You walk through ${town} without a night there.`,
  fullness: (level) =>
    level === null ? planDays.crowding.unknownNight : `${planDays.crowding.levels[level]} night, by our estimate`,
  ofNight: {
    no_bed_known: "No place to stay is known here",
    all_closed: "All known places to stay here are closed on this night",
    none_known_open: "No place here is known to be open on this night; call first",
    few_beds: "Only one place to stay is known here; book ahead",
    no_food_known: "No shop or restaurant is known here; bring food",
  },
  wayUnknown: "The route has changed: recalculate this day",
  heightsUnknown: "There is no elevation data for this day.",
  costs: (total, typical, yearMonth, people) =>
    typical === 0
      ? `Nights${forPeople(people)}: ${money(total)}`
      : `Nights${forPeople(people)}: about ${money(total)}, of which ${money(typical)} are typical prices by type of place to stay (${month(yearMonth)})`,
  nightsUnknown: (nights) => `${counted(nights, "night has", "nights have")} no known price`,
  page: (number, of) => `${number} / ${of}`,
  booklet: "Plan of your walk",
  mapOf: (walk) => `Map: ${walk}`,
  profileOf: ({ minM, maxM }) => `Elevation profile between ${whole(minM)} m and ${whole(maxM)} m`,
};

export const keepsakeText: KeepsakeText = {
  subject: "Diary of a walk",
  between: (from, to) => (from === to ? from : `${from} – ${to}`),
  stamps: (count) => (count === 1 ? "1 stamp" : `${count} stamps`),
  stampIn: (place) => `Stamp: ${place}`,
  walked: (distance) => `${distance} walked`,
  photoOf: (date) => `Photo from ${date}`,
  leftOut: (count) =>
    count === 1 ? "There was no room for one more photo." : `There was no room for ${count} more photos.`,
};
