import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import { draftEdit } from "./edits/draft-edit.ts";
import type { EditError, PlanEdit } from "./edits/edit.ts";
import type { MeasuredPlan } from "./measure-plan.ts";
import { type LegPlanner, replan } from "./replan.ts";
import type { StoredPlan } from "./stored-plan.ts";

export type EditedPlan =
  | { readonly ok: true; readonly plan: StoredPlan }
  | { readonly ok: false; readonly error: EditError }
  | { readonly ok: false; readonly leg: number; readonly refusals: readonly PlanningFailure[] };

/** The plan after an edit, or why it is impossible. */
export async function applyEdit(
  plan: StoredPlan,
  measured: MeasuredPlan,
  graphs: readonly RouteGraph[],
  edit: PlanEdit,
  planLeg: LegPlanner,
): Promise<EditedPlan> {
  const drafted = draftEdit(plan, measured, graphs, edit);
  if ("error" in drafted) return { ok: false, error: drafted.error };
  let refused: EditedPlan = { ok: false, error: "no_such_day" };
  for (const [index, draft] of drafted.drafts.entries()) {
    if (drafted.isComplete) return { ok: true, plan: draft };
    const planned = await replan(draft, planLeg);
    if (planned.ok) return { ok: true, plan: planned.plan };
    if (index === 0) refused = planned;
  }
  return refused;
}
