import type { IsoDate } from "./iso-date.ts";

/**
 * Easter Sunday of a Gregorian year (1583 or later).
 *
 * @see Anonymous Gregorian algorithm, in J. Meeus, Astronomical Algorithms (1991), chapter 8
 */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const skippedLeapDays = century - Math.floor(century / 4);
  const lunarShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skippedLeapDays - lunarShift + 15) % 30;
  const solarTerm = 32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4);
  const toSunday = solarTerm % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const dayIndex = epact + toSunday - 7 * correction + 114;
  const month = Math.floor(dayIndex / 31);
  const day = (dayIndex % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
