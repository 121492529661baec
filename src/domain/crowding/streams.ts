import { addDays, type IsoDate, weekday } from "../calendar/iso-date.ts";
import { arrivalShare } from "./arrivals.ts";
import { arrivalsByRoute, startsByRoute } from "./pilgrim-figures.ts";

/** People of a year who begin in one place, or evenly along a stretch, and walk to Santiago. */
export interface Stream {
  readonly perYear: number;
  /** Kilometres from Santiago at which the first and the last of them begin; the same for a place. */
  readonly from: number;
  readonly to: number;
  /** As many again for each one begin there too and end before Santiago, evenly up to these kilometres from it. */
  readonly endingEarly?: { readonly each: number; readonly upTo: number } | undefined;
}

/** Kilometres of a usual day of walking. */
export const usualDayKm = 23;

/** From here on foot the Compostela is given: few begin nearer. */
const compostelaKm = 100;

/** Routes that come in from the side, by the town where they do. */
const joining: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "camino-frances": { melide: ["camino-primitivo"], arzua: ["camino-del-norte"] },
  "camino-primitivo": { melide: ["camino-frances"], arzua: ["camino-del-norte"] },
  "camino-del-norte": { arzua: ["camino-frances", "camino-primitivo"] },
  "camino-portugues": { redondela: ["camino-portugues-de-la-costa"] },
  "camino-portugues-de-la-costa": { redondela: ["camino-portugues"] },
};

/**
 * Some 55,000 people a year are received in Saint-Jean-Pied-de-Port and 30,000 of them arrive in Santiago (general knowledge of
 * the pilgrims' office there); most others walk for a week or two.
 */
const endingEarly = { starts: new Set(["saint-jean-pied-de-port", "roncesvalles"]), each: 0.8, upTo: "leon" };

/**
 * Who walks on a route by where they begin. Those of whom it is not known where are spread evenly from the beginning of the route
 * to 100 km before Santiago.
 *
 * @param kmLeft kilometres from a town of the route's main way to Santiago; null off it
 * @returns null for a route without known figures
 */
export function streamsOf(route: string, kmLeft: (town: string) => number | null, lengthKm: number): Stream[] | null {
  const all = arrivalsByRoute[route];
  if (all === undefined) return null;
  const upTo = kmLeft(endingEarly.upTo);
  const known = Object.entries(startsByRoute[route] ?? {}).flatMap(([town, perYear]): Stream[] => {
    const from = kmLeft(town);
    if (from === null) return [];
    const early = endingEarly.starts.has(town) && upTo !== null ? { each: endingEarly.each, upTo } : undefined;
    return [{ perYear, from, to: from, endingEarly: early }];
  });
  const rest = all - known.reduce((sum, { perYear }) => sum + perYear, 0);
  const joined = Object.entries(joining[route] ?? {}).flatMap(([town, routes]): Stream[] => {
    const from = kmLeft(town);
    if (from === null) return [];
    return routes.map((other) => ({ perYear: arrivalsByRoute[other] ?? 0, from, to: from }));
  });
  return [...known, { perYear: Math.max(0, rest), from: lengthKm, to: Math.min(compostelaKm, lengthKm) }, ...joined];
}

/** Most who begin within a week of Santiago do so at a weekend. An assumption: no count by weekday is published. Mean 1. */
const startsByWeekday = [1.05, 0.9, 0.85, 0.9, 1, 1.15, 1.15];
const weekKm = 130;

/** How many of a stream sleep within a usual day's walk around a place. @param x kilometres from there to Santiago */
export function sleepersOf({ perYear, from, to, endingEarly: early }: Stream, x: number, night: IsoDate): number {
  // Whoever begins in the morning sleeps at the start the night before.
  const begun = from === to ? (x <= from + 0.5 ? 1 : 0) : Math.min(1, Math.max(0, (from - x) / (from - to)));
  if (begun === 0) return 0;
  const onTheirWay = early ? 1 + early.each * Math.max(0, (x - early.upTo) / (from - early.upTo)) : 1;
  const start = addDays(night, 1 - Math.round((from - x) / usualDayKm));
  const ofWeekday = from === to && from <= weekKm ? (startsByWeekday[weekday(start) - 1] ?? 1) : 1;
  const arrival = addDays(night, Math.max(1, Math.round(x / usualDayKm)));
  return perYear * begun * onTheirWay * ofWeekday * arrivalShare(arrival);
}
