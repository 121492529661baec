import { isLodgingKnown } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import type { LegOptions } from "#domain/plans/editing/stored-plan.ts";
import type { Pin } from "#domain/planner/options/planner-options.ts";
import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import type { Actor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../use-case-error.ts";
import type { PlanStops } from "./hidden-stops.ts";
import { loadPlanRoutes, type PlanRoutes } from "./plan-routes.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanningFailure as PlannerRefusal } from "#domain/planner/stage-planner/plan.ts";

/** Thrown if there is no plan for the options. */
export class PlanNotPossible extends Error {
  override readonly name = "PlanNotPossible";
  readonly refusals: readonly PlannerRefusal[];
  /** Of the route without a plan, for the names of its towns. */
  readonly graph: RouteGraph;
  /** Field name of an option in the request. */
  readonly fieldOf: (field: string) => string;

  constructor(refusals: readonly PlannerRefusal[], graph: RouteGraph, fieldOf: (field: string) => string) {
    super("no plan meets these options");
    this.refusals = refusals;
    this.graph = graph;
    this.fieldOf = fieldOf;
  }
}

/** Field names of options in plan requests: those of the first route under `input`, of others under `nextLegs`. */
export function fieldOfLeg(leg: number): (field: string) => string {
  return (field) => (leg === 0 ? `input.${field}` : `nextLegs.${leg - 1}.${field}`);
}

/** Requested options for one route. */
export type LegRequest = Omit<PartialOptions, "startDate">;

export interface CompleteLegs {
  readonly legs: readonly LegOptions[];
  /** By leg, days counted from the first day of the leg. */
  readonly pins: readonly (readonly Pin[])[];
  readonly planRoutes: PlanRoutes;
}

/**
 * Options with all defaults: the person's own pace, and no beds on a route where none is known.
 *
 * @param stored the plan whose options they become, if there is one
 * @throws UseCaseError `not-valid` for an unknown route, and for routes that are not connected
 */
export async function completeLegs(
  context: UseCaseContext,
  requests: readonly LegRequest[],
  stored?: PlanStops,
): Promise<CompleteLegs> {
  const planRoutes = await loadPlanRoutes(
    context,
    requests.map(({ route }) => route),
    stored,
  );
  if (typeof planRoutes === "number") throw notValid(fieldOfLeg(planRoutes)("route"), "unknown_route");
  const legs = requests.map((request, leg): LegOptions => completeLeg(context.actor, request, planRoutes, leg));
  for (const [leg, options] of legs.entries()) {
    const before = legs[leg - 1];
    if (before && before.to !== options.from) throw notValid(fieldOfLeg(leg)("from"), "legs_do_not_meet");
  }
  return { legs, pins: requests.map(({ pins }) => pins ?? []), planRoutes };
}

function completeLeg(actor: Actor, request: LegRequest, { routes, graphs }: PlanRoutes, leg: number): LegOptions {
  const route = routes[leg];
  const graph = graphs[leg];
  if (!route || !graph) throw new RangeError(`there is no leg ${leg}`);
  const pace = request.pace ?? (actor.kind === "user" ? actor.pace : null);
  const lodging = request.lodging ?? (isLodgingKnown(graph) ? "required" : "ignore");
  const ends = { start: route.start.slug, end: route.end.slug };
  const {
    startDate: _date,
    pins: _pins,
    ...options
  } = withDefaults(ends, { ...request, lodging, ...(pace && { pace }) });
  return options;
}
