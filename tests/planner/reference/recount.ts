/** Cost of a given plan by the definition, day by day; null if a day is not allowed. */
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { plannerRules } from "./stages.ts";
import { firstEvening, nextDays } from "./walk-states.ts";

export interface PlannedDay {
  readonly kind: "walk" | "rest";
  readonly to: string;
}

export function recountCost(graph: RouteGraph, input: PlannerOptions, days: readonly PlannedDay[]): number | null {
  const rules = plannerRules(graph, input);
  if (!rules) return null;
  let cost = 0;
  let evening = firstEvening(rules);
  for (const { kind, to } of days) {
    const step = nextDays(rules, input, evening).find(
      (next) => next.kind === kind && rules.slug(next.evening.at) === to,
    );
    if (!step) return null;
    cost += step.cost;
    evening = step.evening;
  }
  return evening.at === rules.end ? cost : null;
}
