import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planOnKnownBeds } from "#domain/stage-planner/plan-on-known-beds.ts";
import type { DaysCost, Plan, PlannerInput } from "#domain/stage-planner/plan.ts";

import type { OutcomeView } from "./plan-view.ts";
import { viewPlan } from "./view-plan.ts";
import { type WalkWarning, walkWarnings } from "./walk-warnings.ts";

export interface PlannedWish {
  readonly outcome: OutcomeView;
  readonly warnings: readonly WalkWarning[];
  /** The whole plan, where there is one. */
  readonly plan: Plan | null;
}

function possibleDays(graph: RouteGraph, input: PlannerInput): readonly DaysCost[] {
  if (input.days === null) return [];
  const { result } = planOnKnownBeds(graph, { ...input, days: null });
  return result.ok ? result.plan.byDays : [];
}

/** The best plan for a wish and what is to be said of it. Some milliseconds. */
export function planWish(graph: RouteGraph, input: PlannerInput): PlannedWish {
  const { result, bedsUnknown } = planOnKnownBeds(graph, input);
  if (!result.ok)
    return { outcome: { ...result, bedsUnknown, byDays: possibleDays(graph, input) }, warnings: [], plan: null };
  const lodging = bedsUnknown ? "ignore" : input.lodging;
  const view = viewPlan(graph, result.plan, lodging === "required");
  const days = new Map(result.plan.days.map((day) => [day.number, day]));
  const warnings = walkWarnings(view, { ...input, lodging }, (day) => days.get(day.number)?.alternatives ?? []);
  return { outcome: { ok: true, plan: view, bedsUnknown }, warnings, plan: result.plan };
}
