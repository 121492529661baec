import { hoursOf } from "#domain/day-hours/day-routine.ts";
import type { Clocks } from "#domain/day-hours/clocks-along.ts";
import type { PlanWay } from "#domain/today/plan-way.ts";
import { alongByClock, hoursAlong, metresAfter, type Progress, progressAt, type Span } from "#domain/today/progress.ts";

import type { SaidPlace } from "./said-place.ts";
import type { Position } from "./use-position.ts";

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
