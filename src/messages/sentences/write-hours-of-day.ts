import type { DayHours, Pause } from "#domain/plans/day-hours/day-hours.ts";
import type { ClockChange } from "#domain/plans/day-hours/clocks-along.ts";
import { clockTime } from "#domain/plans/day-hours/day-routine.ts";
import type { SunTimes } from "#domain/plans/day-hours/sun-times.ts";
import type { Language } from "#domain/text/language.ts";

export interface ClockWords {
  leave(time: string): string;
  /** @param town null on open ground */
  pause(is: Pause["is"], town: string | null, time: string): string;
  arrive(time: string): string;
  dark(time: string): string;
  /** @param hours with its sign */
  clock(hours: string, country: string): string;
}

/** A day by the clock in one line. */
export function writeHoursOfDay(
  words: ClockWords,
  { leaves, arrives, pauses, clocks: { change } }: DayHours,
  sun: SunTimes | null,
  language: Language,
): string {
  return [
    words.leave(clockTime(leaves)),
    ...pauses.map(({ is, town, from }) => words.pause(is, town, clockTime(from))),
    words.arrive(clockTime(arrives)),
    ...(change ? [words.clock(signedHours(change), countryName(change, language))] : []),
    ...(sun ? [words.dark(clockTime(sun.dark))] : []),
  ].join(" · ");
}

/** As in “+1”. */
export function signedHours({ hours }: ClockChange): string {
  return hours < 0 ? `−${-hours}` : `+${hours}`;
}

/** As in “Spain”; a country whose code is unknown by the name that its towns state. */
export function countryName({ country }: ClockChange, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
}
