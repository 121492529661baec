import { type Climb, climbKnowledge } from "#domain/route-graph/climb-knowledge.ts";
import { writeEuros } from "#domain/plans/cost/write-money.ts";
import { writeHours } from "#domain/walking-time/write-hours.ts";

/** What is said where a climb is not known, and where it is known of a part of the way only. */
export interface ClimbWords {
  readonly unknown: string;
  atLeast(climb: string): string;
}

/** @param sums the sums of the climb in words */
export function writeClimb(climb: Climb, { unknown, atLeast }: ClimbWords, sums: string): string {
  const known = climbKnowledge(climb);
  if (known === "none") return unknown;
  return known === "whole" ? sums : atLeast(sums);
}

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
