import type { DayHours, Pause } from "#domain/day-hours/day-hours.ts";
import { clockTime } from "#domain/day-hours/day-routine.ts";
import type { SunTimes } from "#domain/day-hours/sun-times.ts";

export interface ClockWords {
  leave(time: string): string;
  /** @param town null on open ground */
  pause(is: Pause["is"], town: string | null, time: string): string;
  arrive(time: string): string;
  dark(time: string): string;
}

/** A day by the clock in one line. */
export function writeHoursOfDay(
  words: ClockWords,
  { leaves, arrives, pauses }: DayHours,
  sun: SunTimes | null,
): string {
  return [
    words.leave(clockTime(leaves)),
    ...pauses.map(({ is, town, from }) => words.pause(is, town, clockTime(from))),
    words.arrive(clockTime(arrives)),
    ...(sun ? [words.dark(clockTime(sun.dark))] : []),
  ].join(" · ");
}
