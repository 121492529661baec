import type { RouteGraph } from "../route-graph/route-graph.ts";
import { planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import type { Alternative, Measure, Plan, PlanDay, PlannerInput } from "../stage-planner/plan.ts";

/** Other ends of one day. */
export interface DayChoices {
  readonly day: number;
  /** The easiest first. */
  readonly alternatives: readonly Alternative[];
  /** The possible ends just before and after the present one. */
  readonly earlier: string | null;
  readonly later: string | null;
}

/**
 * Where else a day may end. A day that ends at a stop the walker asked for is looked at as if the stop had not been
 * asked for: to end it elsewhere is to take that wish back.
 */
export function dayChoices(graph: RouteGraph, input: PlannerInput, plan: Plan, number: number): DayChoices | null {
  const day = plan.days.find((candidate) => candidate.number === number);
  if (!day || day.kind === "rest") return null;
  const alternatives = input.mustStop.includes(day.to) ? withoutStop(graph, input, day) : day.alternatives;
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

function withoutStop(graph: RouteGraph, input: PlannerInput, asked: PlanDay): readonly Alternative[] {
  const { result } = planOnKnownBeds(graph, { ...input, mustStop: input.mustStop.filter((town) => town !== asked.to) });
  const day = result.ok ? result.plan.days.find((candidate) => candidate.number === asked.number) : undefined;
  if (!day || day.from !== asked.from || day.kind === "rest") return asked.alternatives;
  const own: Alternative = { ...day, extraCost: 0 };
  return [own, ...day.alternatives];
}

/** The wishes with another end for a day: a stop asked for instead of the one there was. */
export function stopInstead(input: PlannerInput, present: string, wanted: string): Partial<PlannerInput> {
  const kept = input.mustStop.filter((town) => town !== present && town !== wanted);
  return {
    mustStop: wanted === input.to ? kept : [...kept, wanted],
    avoid: input.avoid.filter((town) => town !== wanted),
  };
}
