import { useLocale } from "use-intl";

import { type Language, regionOf } from "#domain/text/language.ts";
import { writeEuros } from "#domain/plans/cost/write-money.ts";
import { writeHours } from "#domain/walking-time/write-hours.ts";
import { type UnitSystem, unitSizes } from "#domain/units.ts";
import { useClock } from "#web/client/settings/remembered-choice.ts";
import { useUnits } from "#web/client/settings/units.ts";

const formatOfKey = new Map<string, Intl.DateTimeFormat>();

/** Like `new Intl.DateTimeFormat`, in UTC, cached per format: creating one takes as long as rendering a row. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formatOfKey.get(key);
  if (!format) formatOfKey.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options })));
  return format;
}

/** Elevations are accurate to a few metres: from 100 feet on, feet are rounded to tens. */
const inFeet = (metres: number): number => {
  const feet = metres / unitSizes.imperial.m;
  return Math.abs(feet) < 100 ? feet : Math.round(feet / 10) * 10;
};

/** All formats of numbers and dates, for one language and the user's units. */
export interface Formats {
  /** Metres as kilometres or miles with one decimal: "765.8 km". */
  kilometres(metres: number): string;
  /** The same without the unit: "765.8". */
  kilometresNumber(metres: number): string;
  /** Whole metres, or feet in tens: "1,305 m", "4,280 ft". */
  metres(metres: number): string;
  /** The same without the unit: "1,305". */
  metresNumber(metres: number): string;
  /** To ten metres, or from a kilometre on in kilometres: "370 m", "1.2 km"; in feet and miles for those who use them. */
  distance(metres: number): string;
  /** Decimal hours, rounded to 5 minutes: "6 h 35". */
  hours(hours: number): string;
  /** A difference of costs of the planner, with its sign: "+0.12". */
  cost(value: number): string;
  /** Euro cents: "€12", "€12.50". */
  euros(cents: number): string;
  /** A whole number with thousands separators. */
  count(value: number): string;
  /** ISO date `YYYY-MM-DD` as "Mon 10 May". */
  day(isoDate: string): string;
  /** ISO date as "Mon 10". */
  weekday(isoDate: string): string;
  /** ISO date as "10 May 2027". */
  date(isoDate: string): string;
  /** ISO date as "10 May". */
  dayAndMonth(isoDate: string): string;
  /** ISO date as "10 May" with a short month. */
  dayAndShortMonth(isoDate: string): string;
  /** A time of day `HH:MM` as "13:00" or "1:00 pm". */
  time(time: string): string;
}

/** The user's choice of formats. */
interface FormatChoices {
  readonly units?: UnitSystem;
  readonly clock?: "24h" | "12h";
}

const cache = new Map<string, Formats>();

/** Formatters of a language, cached: `Intl` objects are expensive to create. */
export function formatsOf(locale: Language, { units = "metric", clock = "24h" }: FormatChoices = {}): Formats {
  const key = `${locale} ${units} ${clock}`;
  let formats = cache.get(key);
  if (!formats) cache.set(key, (formats = makeFormats(locale, units, clock)));
  return formats;
}

/** Formatters of the language of the page and of the visitor's choices. */
export function useFormats(): Formats {
  return formatsOf(useLocale(), { units: useUnits(), clock: useClock() });
}

function makeFormats(locale: Language, units: UnitSystem, clock: "24h" | "12h"): Formats {
  // Spanish writes 1234 without a separator by default; we always group, so that columns line up.
  const oneDecimal = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: "always",
  });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: "always" });
  const cost = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  const region = regionOf(locale);
  const day = new Intl.DateTimeFormat(region, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(region, { weekday: "short", timeZone: "UTC" });
  const date = new Intl.DateTimeFormat(region, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const dayAndMonth = new Intl.DateTimeFormat(region, { day: "numeric", month: "long", timeZone: "UTC" });
  const dayAndShortMonth = new Intl.DateTimeFormat(region, { day: "numeric", month: "short", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat(region, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" });
  const isImperial = units === "imperial";
  const kilometresNumber = (metres: number) => oneDecimal.format(metres / 1000 / unitSizes[units].km);
  const metresNumber = (metres: number) => whole.format(isImperial ? inFeet(metres) : metres);
  const kilometres = (metres: number) => `${kilometresNumber(metres)}\u00a0${isImperial ? "mi" : "km"}`;
  const inMetres = (metres: number) => `${metresNumber(metres)}\u00a0${isImperial ? "ft" : "m"}`;
  return {
    kilometresNumber,
    kilometres,
    metresNumber,
    metres: inMetres,
    distance: (metres) => (metres < 995 ? inMetres(Math.round(metres / 10) * 10) : kilometres(metres)),
    hours: writeHours,
    cost: (value) => cost.format(value),
    euros: (cents) => writeEuros(region, cents),
    count: (value) => whole.format(value),
    day: (isoDate) => day.format(utc(isoDate)).replace(",", ""),
    weekday: (isoDate) => `${weekday.format(utc(isoDate))}\u00a0${utc(isoDate).getUTCDate()}`,
    date: (isoDate) => date.format(utc(isoDate)),
    dayAndMonth: (isoDate) => dayAndMonth.format(utc(isoDate)),
    dayAndShortMonth: (isoDate) => dayAndShortMonth.format(utc(isoDate)),
    time: (text) => (clock === "12h" ? time.format(new Date(`1970-01-01T${text.padStart(5, "0")}:00Z`)) : text),
  };
}

function utc(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00Z`);
}
