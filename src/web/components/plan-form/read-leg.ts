import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { knownLodgingTypes } from "#domain/planner/options/lodging-groups.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner/options/route-choices.ts";
import { variantChoices } from "#domain/planner/options/variant-choices.ts";
import type { PlanCreation } from "#contract/plans/plans.ts";
import type { NamedRoute, LegChoices, PlanFormPage } from "./plan-form-page.ts";
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

/** Options, and the choices on the route of each leg. */
export type LegsWithChoices = Pick<PlanFormPage, "options" | "legs">;

/**
 * Starts a leg in another town. The previous leg then ends there; if it does not pass the town, the whole walk begins
 * with this leg. Options are unchanged for a town that is not on the route of the leg.
 *
 * @param from town slug
 */
export function suggestStart({ options, legs }: LegsWithChoices, from: string | null, leg: number): LegsWithChoices {
  // If the route of a leg is gone, the choices are those of another one.
  const hasTown = (at: number) =>
    legs[at]?.route.slug === options.legs[at]?.route && legs[at]?.towns.some(({ slug }) => slug === from) === true;
  if (from === null || !hasTown(leg)) return { options, legs };
  const before = options.legs[leg - 1];
  const isReached = before !== undefined && before.from !== from && hasTown(leg - 1);
  const first = isReached ? 0 : leg;
  const startDate = options.legs[0]?.startDate ?? null;
  const changed = options.legs.map((each, index) => ({
    ...each,
    ...(index === leg && { from }),
    ...(isReached && index === leg - 1 && { to: from }),
    ...(index === first && { startDate }),
  }));
  return { options: { ...options, legs: changed.slice(first) }, legs: legs.slice(first) };
}
