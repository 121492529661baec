import type { OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import { townNamesOf } from "#domain/plans/describe-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { FurtherLegView } from "#web/features/planner/view/plan-view.ts";
import { viewPlan } from "#web/features/planner/view/make-plan-view.ts";

/** Views of the plans of further routes. @param plans and @param graphs by leg */
export function viewLegs(
  legs: readonly OnwardLeg[],
  plans: readonly Plan[],
  graphs: readonly RouteGraph[],
): FurtherLegView[] {
  return legs.flatMap(({ route, to, mustStop }, index): FurtherLegView[] => {
    const [plan, graph] = [plans[index], graphs[index]];
    if (!plan || !graph) return [];
    const nameOf = townNamesOf([graph]);
    const towns = new Set(plan.days.flatMap((day) => [day.from, day.to]));
    return [
      {
        route,
        towns: [...mustStop, to].map(nameOf).join(" – "),
        plan: viewPlan(route, graph, plan),
        names: Object.fromEntries([...towns].map((town) => [town, nameOf(town)])),
      },
    ];
  });
}
