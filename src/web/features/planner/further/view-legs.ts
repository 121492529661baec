import type { OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import { townNamesOf } from "#domain/plans/describe-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { FurtherLegView } from "#web/features/planner/view/plan-view.ts";
import { viewPlan } from "#web/features/planner/view/make-plan-view.ts";
import type { NamedWarnings } from "#web/features/planner/view/planner-data.ts";
import { type WalkedLeg, type WalkWarning, walkWarnings } from "#web/features/planner/view/walk-warnings.ts";

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

/** A further route, with its plan and the view of it. */
interface OnwardPlan {
  readonly graph: RouteGraph;
  readonly plan: Plan;
  readonly leg: FurtherLegView;
}

/** @param first the route before the further ones, whose walking and sleeping options also apply there */
export function namedWalkWarnings(first: WalkedLeg, onward: readonly OnwardPlan[]): NamedWarnings {
  const { options } = first;
  const warnings = walkWarnings([
    first,
    ...onward.map(({ graph, plan, leg }) => ({ graph, options, plan, view: leg.plan, bedsUnknown: false })),
  ]);
  const named = new Set(warnings.flatMap(townsOf));
  const places = onward.flatMap(({ graph }) => graph.waypoints.filter(({ townSlug }) => named.has(townSlug)));
  const names = Object.fromEntries(places.map(({ townSlug, name }) => [townSlug, name]));
  return { warnings, names: Object.assign({}, names, ...onward.map(({ leg }) => leg.names)) };
}

function townsOf(warning: WalkWarning): (string | undefined)[] {
  if (warning.kind === "passedCities") return warning.cities.map(({ to }) => to);
  return "split" in warning ? [warning.split?.to] : [];
}
