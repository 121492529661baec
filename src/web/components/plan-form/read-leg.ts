import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { parsePlannerUrl } from "#domain/planner-options/parse-planner-url.ts";
import { knownLodgingTypes } from "#domain/planner-options/lodging-groups.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner-options/route-choices.ts";
import { variantChoices } from "#domain/planner-options/variant-choices.ts";
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

/**
 * What the form does not say of a leg. Where no house of a route is known, its days are planned without beds; what is
 * fixed on further routes stays as long as they are walked.
 *
 * @param kept further routes of the plan so far
 */
export function completeLegs(legs: readonly LegChoices[], kept: PlanCreation["nextLegs"] = []): CompleteLeg {
  return (leg, { route }) => {
    const before = kept[leg - 1];
    const pins = before?.route === route ? (before.pins ?? []) : [];
    return {
      ...(legs[leg]?.lodgingTypes.length === 0 && { lodging: "ignore" }),
      ...(pins.length > 0 && { pins }),
    };
  };
}
