import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { parsePlannerUrl } from "#domain/planner-options/parse-planner-url.ts";
import { knownLodgingTypes } from "#domain/planner-options/lodging-groups.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner-options/route-choices.ts";
import { variantChoices } from "#domain/planner-options/variant-choices.ts";

import type { NamedRoute } from "./plan-form-page.ts";
import type { ReadLeg } from "./read-plan-form.ts";

interface LegData {
  readonly route: PlannerRoute;
  readonly towns: readonly TownChoice[];
  readonly graph: RouteGraph;
}

/**
 * Reads a leg as a form sends it.
 *
 * @param search its options as an address of the planner
 * @param onwardFrom routes on which one may walk on from a town
 */
export async function readLegOn(
  { route, towns, graph }: LegData,
  search: URLSearchParams,
  onwardFrom: (town: string) => Promise<readonly NamedRoute[]>,
): Promise<ReadLeg> {
  const complete = parsePlannerUrl(`?${search}`, route, towns);
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
