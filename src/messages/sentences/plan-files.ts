import type { CrowdingLevel } from "#domain/crowding/night-crowding.ts";
import type { WarningOfNight } from "#domain/plans/warnings/night-warnings.ts";
import type { HolidayWarning } from "#domain/plans/warnings/holiday-warnings.ts";
import type { HouseState } from "#domain/plans/editing/stored-plan.ts";
import type { DayHours } from "#domain/plans/day-hours/day-hours.ts";
import type { SunTimes } from "#domain/plans/day-hours/sun-times.ts";
import type { LongStretch } from "#domain/plans/today/long-stretches.ts";
import type { WayEntry } from "#domain/plans/today/way-entries.ts";
import type { Climb } from "#domain/route-graph/climb-knowledge.ts";

/** Words of the files that a plan is taken along in. */
export interface PlanText {
  day(number: number): string;
  /** As in “Day 3: Zubiri – Pamplona”. */
  walk(from: string, to: string): string;
  rest(town: string): string;
  stops: string;
  /** The waypoints of a file of a route. */
  places: string;
  houses: string;
  /** Figures of a day: kilometres, metres up and down as far as they are known, hours and minutes of decimal hours. */
  figures(walk: Climb & { readonly hours: number }): string;
  /** Kilometres along a walk, as on the axis of a profile. */
  km(value: number): string;
  /** Kilometres with one decimal. */
  kmExact(value: number): string;
  metres(value: number): string;
  /** How much of a line is straight between places because no path is known. */
  straight(km: number): string;
  /** Above the list of what a day passes. */
  way: string;
  /** What is to be had at a place that is passed; empty where that is nothing. */
  entry(entry: WayEntry): string;
  /** One of a kind of places, for those without a name. */
  place(kind: string): string;
  closedThatDay(names: readonly string[]): string;
  /** A time of the day, in hours since midnight. */
  time(hours: number): string;
  /** When one leaves, rests and arrives, and when it gets dark. */
  byClock(hours: DayHours, sun: SunTimes | null): string;
  /** A long stretch of a day without water, food or beds. */
  stretch(stretch: LongStretch): string;
  /** Houses for which the page has no room. */
  moreHouses(count: number): string;
  /** An ISO date in words. */
  date(iso: string): string;
  shortDate(iso: string): string;
  totals(days: number, walkingDays: number, km: number): string;
  climb(walk: Climb): string;
  houseState: Readonly<Record<HouseState, string>>;
  house: string;
  noHouseChosen: string;
  booking: string;
  price: string;
  euros(cents: number): string;
  /** The least that something costs. */
  from(price: string): string;
  phone: string;
  mail: string;
  web: string;
  notes: string;
  carry: string;
  /** Below what is too long for paper. */
  restInApp: string;
  overMax: string;
  /** A holiday or feasts of a day, with the names of their towns. */
  holiday(holiday: HolidayWarning): string;
  /** A city that a day walks through. */
  passedCity(town: string): string;
  /** How full a night is likely to be; null where that is not known. */
  fullness(level: CrowdingLevel | null): string;
  /** What is to be known of a night. */
  ofNight: Readonly<Record<WarningOfNight["code"], string>>;
  wayUnknown: string;
  heightsUnknown: string;
  costs(totalCents: number, typicalCents: number, typicalPricesDate: string, people: number): string;
  nightsUnknown(nights: number): string;
  page(number: number, of: number): string;
  /** Name of the document's kind, above the plan's own. */
  booklet: string;
  /** What the drawings of the booklet show, for those who hear it read. */
  mapOf(walk: string): string;
  profileOf(profile: { readonly minM: number; readonly maxM: number }): string;
}

/** Words of the booklet of a walk that was walked. */
export interface KeepsakeText {
  subject: string;
  /** Under the name, as in “11 May 2027 – 16 May 2027”. */
  between(from: string, to: string): string;
  stamps(count: number): string;
  /** One line for each whose place is known. */
  stampIn(place: string): string;
  /** Kilometres walked, as a number with its unit. */
  walked(distance: string): string;
  /** Read aloud for a photo without words. */
  photoOf(date: string): string;
  leftOut(count: number): string;
}
