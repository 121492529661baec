import { comparePlans, type PlanChange } from "#domain/planner/solution/plan-change.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { applyEdit } from "./apply-edit.ts";
import type { MeasuredPlan } from "./measure-plan.ts";
import type { LegPlanner } from "./replan.ts";
import type { StoredPlan } from "./stored-plan.ts";

/** How the days of a plan change when one of them ends in another town; null if it cannot. */
export async function changeByEnd(
  plan: StoredPlan,
  measured: MeasuredPlan,
  graphs: readonly RouteGraph[],
  { day, to }: { readonly day: number; readonly to: string },
  planLeg: LegPlanner,
): Promise<PlanChange | null> {
  const plans = new Map<number, Plan>();
  const edited = await applyEdit(plan, measured, graphs, { kind: "set-end", day, to }, async (leg, input) => {
    const result = await planLeg(leg, input);
    if (result.ok) plans.set(leg, result.plan);
    return result;
  });
  if (!edited.ok) return null;
  const legs = plan.legs.map((_, leg) => plans.get(leg)).filter((leg) => leg !== undefined);
  // An end on a later leg replaces the legs before it: there is nothing to compare.
  if (legs.length < plan.legs.length) return null;
  const days = legs.flatMap((leg) => leg.days).map((each, index) => ({ ...each, number: index + 1 }));
  const cost = legs.reduce((sum, leg) => sum + leg.cost, 0);
  const current = { ...measured, cost: measured.cost ?? 0 };
  return comparePlans(current, { days, totals: { days: days.length }, cost }, day, to);
}
