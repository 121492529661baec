import { useSyncExternalStore } from "react";

import { hoursOf } from "#domain/plans/day-hours/day-routine.ts";
import type { Clocks } from "#domain/plans/day-hours/clocks-along.ts";
import type { PlanWay } from "#domain/plans/today/plan-way.ts";
import {
  plannedPosition,
  hoursAlong,
  metresAfter,
  type Progress,
  progressAt,
  type Span,
} from "#domain/plans/today/progress.ts";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";

import type { Position } from "./use-position.ts";

/** A position reported by the walker. It is only stored in this browser. */
export interface ReportedPlace {
  readonly plan: string;
  readonly date: string;
  readonly town: string;
  /** Hours since midnight, in the time zone of the day's start. */
  readonly at: number;
}

const key = "vieira-here";
const startKey = "vieira-sets-out";
const changed = "vieira-here-changed";

/** Browsers without storage follow the plan. */
function write(name: string, value: string | null): void {
  writeStored(name, value);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

export function useReportedPlace(plan: string, date: string | null): ReportedPlace | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  if (text === null || date === null) return null;
  try {
    const reported = JSON.parse(text) as ReportedPlace;
    return reported.plan === plan && reported.date === date && typeof reported.at === "number" ? reported : null;
  } catch {
    return null;
  }
}

export function reportPlace(reported: ReportedPlace | null): void {
  write(key, reported && JSON.stringify(reported));
}

/** Time of the morning start, `HH:MM`. @param planned by the plan, the default until another time is entered */
export function useStartTime(planned: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readStored(startKey) ?? planned,
    () => planned,
  );
}

export function chooseStartTime(time: string): void {
  if (/^\d{2}:\d{2}$/.test(time)) write(startKey, time);
}

/** The walker's position on the way, and its source. */
export interface WhereOnWay {
  readonly by: "location" | "saying" | "plan";
  /** Walked metres of the plan. */
  readonly alongM: number;
  readonly progress: Progress;
  /** Hours since midnight by the clocks there when the day's end is reached, without breaks. */
  readonly arrival: number;
}

interface Known {
  readonly way: PlanWay;
  readonly span: Span;
  /** Now, in hours since midnight in the time zone of the day's start. */
  readonly hours: number;
  readonly position: Position;
  readonly reported: ReportedPlace | null;
  /** `HH:MM` */
  readonly startsAt: string;
  readonly clocks: Clocks;
}

/** The best available position: the location, else the reported town and the time since, else the plan. */
export function whereOnWay({ way, span, hours, position, reported, startsAt, clocks }: Known): WhereOnWay {
  const at = (by: WhereOnWay["by"], alongM: number, fromHours: number): WhereOnWay => {
    const progress = progressAt(way, span, alongM);
    return { by, alongM, progress, arrival: fromHours + progress.hoursLeft + clocks.aheadAt(span.toM) };
  };
  if (position.is === "found" && position.track.alongM !== null) return at("location", position.track.alongM, hours);
  const town = reported && way.towns.find(({ slug, alongM }) => slug === reported.town && alongM <= span.toM);
  if (reported && town) {
    const walked = metresAfter(way, hoursAlong(way, town.alongM) + Math.max(0, hours - reported.at));
    return at("saying", Math.max(town.alongM, Math.min(span.toM, walked)), hours);
  }
  const startHours = hoursOf(startsAt);
  return at("plan", plannedPosition(way, span, startHours, hours), Math.max(hours, startHours));
}
