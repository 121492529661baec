import { type IsoDate, weekday } from "../calendar/iso-date.ts";
import { arrivalsByMonth, holyYearFactor } from "./pilgrim-figures.ts";

/** Whether 25 July, the feast of Saint James, is a Sunday: many more people walk to Santiago in such a year. */
export function isHolyYear(year: number): boolean {
  return weekday(`${year}-07-25`) === 7;
}

const daysIn = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const total = arrivalsByMonth.reduce((sum, one) => sum + one, 0);
const means = arrivalsByMonth.map((count, month) => count / total / (daysIn[month] ?? 30));

/**
 * Shares at the middle of each month, with linear interpolation between them, such that each month keeps its sum: the
 * mean of such a line over a month is 3/4 of its own middle and 1/8 of each neighbour's.
 */
const middles = Array.from({ length: 60 }).reduce<readonly number[]>(
  (last) =>
    last.map((_, month) => {
      const neighbours = (last[(month + 11) % 12] ?? 0) + (last[(month + 1) % 12] ?? 0);
      return Math.max(0, ((means[month] ?? 0) - neighbours / 8) / 0.75);
    }),
  means,
);

/** Share of a year's pilgrims who arrive in Santiago on a day, with a factor for Holy Years; about 1/365 on average. */
export function arrivalShare(date: IsoDate): number {
  const month = Number(date.slice(5, 7)) - 1;
  const at = (Number(date.slice(8)) - 0.5) / (daysIn[month] ?? 30) - 0.5;
  const neighbour = (month + (at < 0 ? 11 : 1)) % 12;
  const share = (middles[month] ?? 0) * (1 - Math.abs(at)) + (middles[neighbour] ?? 0) * Math.abs(at);
  return share * (isHolyYear(Number(date.slice(0, 4))) ? holyYearFactor : 1);
}
