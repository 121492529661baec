import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { completeWish } from "#web/components/plan-fields/complete-wish.ts";
import { knownLodgingTypes } from "#web/components/plan-fields/lodging-groups.ts";
import type { PlannerRoute, TownChoice } from "#web/components/plan-fields/planner-data.ts";
import { variantChoices } from "#web/components/plan-fields/variant-choices.ts";

import type { NamedRoute } from "./plan-wish.ts";
import type { ReadLeg } from "./read-plan-form.ts";

interface LegGround {
  readonly route: PlannerRoute;
  readonly towns: readonly TownChoice[];
  readonly graph: RouteGraph;
}

/**
 * Reads a leg as a form sends it.
 *
 * @param search its wishes as an address of the planner
 * @param onwardFrom routes on which one may walk on from a town
 */
export async function readLegOn(
  { route, towns, graph }: LegGround,
  search: URLSearchParams,
  onwardFrom: (town: string) => Promise<readonly NamedRoute[]>,
): Promise<ReadLeg> {
  const complete = completeWish(`?${search}`, route, towns);
  const { from, to } = complete.input;
  return {
    ...complete,
    choices: {
      route,
      towns,
      lodgingTypes: knownLodgingTypes(graph),
      variants: variantChoices(graph, from, to),
      onward: await onwardFrom(to),
    },
  };
}
