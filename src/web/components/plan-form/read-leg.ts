import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { knownLodgingTypes } from "#domain/planner/options/lodging-groups.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner/options/route-choices.ts";
import { variantChoices } from "#domain/planner/options/variant-choices.ts";
import type { PlanCreation } from "#contract/plans/plans.ts";

import type { NamedRoute, LegChoices } from "./plan-form-page.ts";
import type { ReadLeg } from "./read-plan-form.ts";
import type { CompleteLeg } from "./option-requests.ts";

interface LegData {
  readonly route: PlannerRoute;
  readonly towns: readonly TownChoice[];
  readonly graph: RouteGraph;
}

/**
 * Parses a leg of the form.
 *
 * @param search its options in the format of a planner address
 * @param onwardFrom routes that continue from a town
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

/**
 * Options of a leg that are not in the form. If no house of a route is known, its days are planned without beds; pins
 * on further routes are kept as long as these are in the plan.
 *
 * @param previousLegs previous further routes of the plan
 */
export function completeLegs(legs: readonly LegChoices[], previousLegs: PlanCreation["nextLegs"] = []): CompleteLeg {
  return (leg, { route }) => {
    const before = previousLegs[leg - 1];
    const pins = before?.route === route ? (before.pins ?? []) : [];
    return {
      ...(legs[leg]?.lodgingTypes.length === 0 && { lodging: "ignore" }),
      ...(pins.length > 0 && { pins }),
    };
  };
}
