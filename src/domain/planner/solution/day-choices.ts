import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import type { Alternative, Plan, PlanDay } from "../stage-planner/plan.ts";
import type { Measure, PlannerOptions } from "../options/planner-options.ts";

/** Alternative ends of one day. */
export interface DayChoices {
  readonly day: number;
  /** The easiest first. */
  readonly alternatives: readonly Alternative[];
  /** The possible ends just before and after the current one. */
  readonly earlier: string | null;
  readonly later: string | null;
}

/**
 * Alternative ends of a day, with their costs relative to the current plan. For a day that ends at a requested stop,
 * the request is ignored: ending it elsewhere means to drop that option.
 */
export function dayChoices(graph: RouteGraph, input: PlannerOptions, plan: Plan, number: number): DayChoices | null {
  const day = plan.days.find((candidate) => candidate.number === number);
  if (!day || day.kind === "rest") return null;
  const alternatives = input.mustStop.includes(day.to) ? withoutStop(graph, input, plan, day) : day.alternatives;
  const others = alternatives.filter(({ to }) => to !== day.to);
  const length = measured(input.measure);
  const here = length(day);
  const nearest = (isCandidate: (value: number) => boolean) =>
    others
      .filter((other) => isCandidate(length(other)))
      .toSorted((a, b) => Math.abs(length(a) - here) - Math.abs(length(b) - here))[0]?.to ?? null;
  return {
    day: number,
    alternatives: others,
    earlier: nearest((value) => value < here),
    later: nearest((value) => value > here),
  };
}

function measured(measure: Measure): (stage: { readonly hours: number; readonly km: number }) => number {
  return measure === "hours" ? ({ hours }) => hours : ({ km }) => km;
}

function withoutStop(
  graph: RouteGraph,
  input: PlannerOptions,
  current: Plan,
  selectedDay: PlanDay,
): readonly Alternative[] {
  const free = { ...input, mustStop: input.mustStop.filter((town) => town !== selectedDay.to) };
  const before = current.days.find(({ number }) => number === selectedDay.number - 1);
  // If the stop has also changed the previous evening, the day is considered from its current start.
  const pinned = before && { ...free, pins: [...input.pins, { day: before.number, kind: before.kind, to: before.to }] };
  for (const options of pinned ? [free, pinned] : [free]) {
    const { result } = planOnKnownBeds(graph, options);
    const day = result.ok ? result.plan.days.find(({ number }) => number === selectedDay.number) : undefined;
    if (!result.ok || !day || day.from !== selectedDay.from || day.kind === "rest") continue;
    const gained = result.plan.cost - current.cost;
    const priced = [{ ...day, extraCost: 0 }, ...day.alternatives];
    return priced.map((other) => ({ ...other, extraCost: other.extraCost + gained }));
  }
  return selectedDay.alternatives;
}
