import { addDays, type IsoDate, weekday } from "../calendar/iso-date.ts";
import { arrivalShare } from "./arrivals.ts";
import { arrivalsByRoute, startsByRoute } from "./pilgrim-figures.ts";

/** People per year who start in one place, or evenly along a stretch, and walk to Santiago. */
export interface Stream {
  readonly perYear: number;
  /** Kilometres to Santiago of the first and the last start; equal for a single place. */
  readonly from: number;
  readonly to: number;
  /**
   * For each of them, this many more start there too and end before Santiago, evenly up to these kilometres from it.
   */
  readonly endingEarly?: { readonly each: number; readonly upTo: number } | undefined;
}

/** Kilometres of a usual day of walking. */
export const usualDayKm = 23;

/** Minimum walk for the Compostela: few start nearer. */
const compostelaKm = 100;

/** Routes that join from the side, by the town where they do. */
const joining: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "camino-frances": { melide: ["camino-primitivo"], arzua: ["camino-del-norte"] },
  "camino-primitivo": { melide: ["camino-frances"], arzua: ["camino-del-norte"] },
  "camino-del-norte": { arzua: ["camino-frances", "camino-primitivo"] },
  "camino-portugues": { redondela: ["camino-portugues-de-la-costa"] },
  "camino-portugues-de-la-costa": { redondela: ["camino-portugues"] },
};

/**
 * About 55,000 people a year are received in Saint-Jean-Pied-de-Port and 30,000 of them arrive in Santiago (general
 * knowledge of the pilgrims' office there); most others walk for a week or two.
 */
const endingEarly = { starts: new Set(["saint-jean-pied-de-port", "roncesvalles"]), each: 0.8, upTo: "leon" };

/**
 * Pilgrims on a route by their start. Those with unknown start are spread evenly from the beginning of the route to 100
 * km before Santiago.
 *
 * @param kmLeft kilometres from a town of the route's main way to Santiago; null off it
 * @returns null for a route without statistics
 */
export function streamsOf(route: string, kmLeft: (town: string) => number | null, lengthKm: number): Stream[] | null {
  const all = arrivalsByRoute[route];
  if (all === undefined) return null;
  const upTo = kmLeft(endingEarly.upTo);
  const startStreams = Object.entries(startsByRoute[route] ?? {}).flatMap(([town, perYear]): Stream[] => {
    const from = kmLeft(town);
    if (from === null) return [];
    const early = endingEarly.starts.has(town) && upTo !== null ? { each: endingEarly.each, upTo } : undefined;
    return [{ perYear, from, to: from, endingEarly: early }];
  });
  const rest = all - startStreams.reduce((sum, { perYear }) => sum + perYear, 0);
  const joined = Object.entries(joining[route] ?? {}).flatMap(([town, routes]): Stream[] => {
    const from = kmLeft(town);
    if (from === null) return [];
    return routes.map((other) => ({ perYear: arrivalsByRoute[other] ?? 0, from, to: from }));
  });
  return [
    ...startStreams,
    { perYear: Math.max(0, rest), from: lengthKm, to: Math.min(compostelaKm, lengthKm) },
    ...joined,
  ];
}

/** Most who start within a week of Santiago do so at a weekend. An assumption: no statistics exist. Mean 1. */
const startsByWeekday = [1.05, 0.9, 0.85, 0.9, 1, 1.15, 1.15];
const weekKm = 130;

/** People of a stream who stay within a usual day's walk around a place. @param x its kilometres to Santiago */
export function sleepersOf({ perYear, from, to, endingEarly: early }: Stream, x: number, night: IsoDate): number {
  // Walkers spend the night before their start there.
  const startedShare = from === to ? (x <= from + 0.5 ? 1 : 0) : Math.min(1, Math.max(0, (from - x) / (from - to)));
  if (startedShare === 0) return 0;
  const onTheirWay = early ? 1 + early.each * Math.max(0, (x - early.upTo) / (from - early.upTo)) : 1;
  const start = addDays(night, 1 - Math.round((from - x) / usualDayKm));
  const ofWeekday = from === to && from <= weekKm ? (startsByWeekday[weekday(start) - 1] ?? 1) : 1;
  const arrival = addDays(night, Math.max(1, Math.round(x / usualDayKm)));
  return perYear * startedShare * onTheirWay * ofWeekday * arrivalShare(arrival);
}
