import { useSyncExternalStore } from "react";

import { hoursOf } from "#domain/day-hours/day-routine.ts";
import type { Clocks } from "#domain/day-hours/clocks-along.ts";
import type { PlanWay } from "#domain/today/plan-way.ts";
import { alongByClock, hoursAlong, metresAfter, type Progress, progressAt, type Span } from "#domain/today/progress.ts";

import type { Position } from "./use-position.ts";

/** Where a walker has said to be. It is kept in this browser alone. */
export interface SaidPlace {
  readonly plan: string;
  readonly date: string;
  readonly town: string;
  /** Hours since midnight, by the clocks where the day begins. */
  readonly at: number;
}

const key = "vieira-here";
const startKey = "vieira-sets-out";
const changed = "vieira-here-changed";

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Browsers that keep nothing go by the plan.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** What was said on this date of this plan. */
export function useSaidPlace(plan: string, date: string | null): SaidPlace | null {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  if (text === null || date === null) return null;
  try {
    const said = JSON.parse(text) as SaidPlace;
    return said.plan === plan && said.date === date && typeof said.at === "number" ? said : null;
  } catch {
    return null;
  }
}

export function sayPlace(said: SaidPlace | null): void {
  write(key, said && JSON.stringify(said));
}

/** When somebody sets out in the morning, `HH:MM`. @param planned by the plan, which counts until another time is said here */
export function useStartTime(planned: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(startKey) ?? planned,
    () => planned,
  );
}

export function chooseStartTime(time: string): void {
  if (/^\d{2}:\d{2}$/.test(time)) write(startKey, time);
}

/** Where the walker is on the way, and by what that is known. */
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
  /** Now, in hours since midnight by the clocks where the day begins. */
  readonly hours: number;
  readonly position: Position;
  readonly said: SaidPlace | null;
  /** `HH:MM` */
  readonly startsAt: string;
  readonly clocks: Clocks;
}

/** The best that is known: the location, else the town that was said and the time since, else the plan. */
export function whereOnWay({ way, span, hours, position, said, startsAt, clocks }: Known): WhereOnWay {
  const at = (by: WhereOnWay["by"], alongM: number, fromHours: number): WhereOnWay => {
    const progress = progressAt(way, span, alongM);
    return { by, alongM, progress, arrival: fromHours + progress.hoursLeft + clocks.aheadAt(span.toM) };
  };
  if (position.is === "found" && position.track.alongM !== null) return at("location", position.track.alongM, hours);
  const town = said && way.towns.find(({ slug, alongM }) => slug === said.town && alongM <= span.toM);
  if (said && town) {
    const walked = metresAfter(way, hoursAlong(way, town.alongM) + Math.max(0, hours - said.at));
    return at("saying", Math.max(town.alongM, Math.min(span.toM, walked)), hours);
  }
  const startHours = hoursOf(startsAt);
  return at("plan", alongByClock(way, span, startHours, hours), Math.max(hours, startHours));
}
