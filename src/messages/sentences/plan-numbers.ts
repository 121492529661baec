import { writeEuros } from "#domain/plans/cost/write-money.ts";
import { writeHours } from "#domain/walking-time/write-hours.ts";

/** Writes numbers, money and days as a place does. */
export function planNumbers(locale: string) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: "always" });
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const long = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const at = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
  return {
    whole: (value: number): string => whole.format(value),
    tenth: (value: number): string => tenth.format(value),
    hours: writeHours,
    /** @param cents euro cents */
    money: (cents: number): string => writeEuros(locale, cents),
    long: (iso: string): string => long.format(at(iso)),
    /** @param yearMonth `YYYY-MM` */
    month: (yearMonth: string): string => month.format(at(`${yearMonth}-01`)),
    short: (iso: string): string => short.format(at(iso)),
  };
}
