import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { passings } from "#domain/geography/route-geometry/passings.ts";
import type { PlanWay } from "./plan-way.ts";

/** A range of walked metres along the way of a plan. */
export interface Span {
  readonly fromM: number;
  readonly toM: number;
}

/** Progress along the plan. */
export interface Progress {
  /** On this day. */
  readonly doneM: number;
  /** To the end of this day. */
  readonly leftM: number;
  /** To the end of the plan. */
  readonly toEndM: number;
  /** Walking time to the end of this day, in hours, without breaks. */
  readonly hoursLeft: number;
}

/** Further off the line than this, in metres, one is not on this walk. */
const elsewhereM = 3_000;
/** The day's own stretch takes precedence up to this distance, in metres, beyond its ends. */
const dayMarginM = 500;

/** The position of a place on the way, preferably on the stretch of the day; null if it is far from the whole way. */
export function locate(way: PlanWay, place: LatLon, day: Span): { alongM: number; offM: number } | null {
  const candidates = passings(way, place, elsewhereM);
  const own = candidates.filter(({ alongM }) => alongM >= day.fromM - dayMarginM && alongM <= day.toM + dayMarginM);
  const least = (all: typeof candidates) =>
    all.reduce<(typeof candidates)[number] | null>(
      (best, next) => (best && best.offM <= next.offM ? best : next),
      null,
    );
  return least(own) ?? least(candidates);
}

/** Walking hours from the start of the plan to a distance along it. */
export function hoursAlong(way: PlanWay, alongM: number): number {
  let [fromM, fromHours] = [0, 0];
  for (const { toM, toHours } of way.stretches) {
    if (alongM < toM) return fromHours + ((toHours - fromHours) * Math.max(0, alongM - fromM)) / (toM - fromM);
    [fromM, fromHours] = [toM, toHours];
  }
  return fromHours;
}

/** The distance along a plan after that many walking hours. */
export function metresAfter(way: PlanWay, hours: number): number {
  let [fromM, fromHours] = [0, 0];
  for (const { toM, toHours } of way.stretches) {
    if (hours < toHours) return fromM + ((toM - fromM) * Math.max(0, hours - fromHours)) / (toHours - fromHours);
    [fromM, fromHours] = [toM, toHours];
  }
  return fromM;
}

export function progressAt(way: PlanWay, day: Span, alongM: number): Progress {
  const leftM = Math.max(0, day.toM - alongM);
  return {
    doneM: Math.max(0, Math.min(alongM, day.toM) - day.fromM),
    leftM,
    toEndM: Math.max(0, way.lengthM - alongM),
    hoursLeft: leftM === 0 ? 0 : hoursAlong(way, day.toM) - hoursAlong(way, alongM),
  };
}

/** The planned position of a walker who set out at a time of day and walks without breaks. Times in hours. */
export function plannedPosition(way: PlanWay, day: Span, startsAt: number, now: number): number {
  if (now <= startsAt) return day.fromM;
  return Math.min(day.toM, metresAfter(way, hoursAlong(way, day.fromM) + now - startsAt));
}

/** Metres of a stretch without a known path. */
export function straightWithin(way: PlanWay, { fromM, toM }: Span): number {
  let [before, straightM] = [0, 0];
  for (const stretch of way.stretches) {
    if (!stretch.isDrawn) straightM += Math.max(0, Math.min(stretch.toM, toM) - Math.max(before, fromM));
    before = stretch.toM;
  }
  return straightM;
}

/** Whether the line there is more than a straight line between two waypoints. */
export function isDrawnAt(way: PlanWay, alongM: number): boolean {
  return way.stretches.find(({ toM }) => alongM <= toM)?.isDrawn ?? true;
}
