/** All planning code, loaded after the first paint: reading does not need it. */
import type { LegPlanner } from "#domain/plans/editing/replan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";

export { changeByEnd } from "#domain/plans/editing/change-by-end.ts";
export { applyEdit } from "#domain/plans/editing/apply-edit.ts";
export { surveyPlan } from "#domain/plans/editing/survey-plan.ts";

/** The stage planner on the graphs of a plan. @param graphs leg by leg */
export function planOn(graphs: readonly RouteGraph[]): LegPlanner {
  return (leg, input) => {
    const graph = graphs[leg];
    if (!graph) throw new RangeError(`there is no leg ${leg}`);
    return planStages(graph, input);
  };
}
