import { loadHiddenTowns } from "#database/queries/plans/plan-facts.ts";
import { countryCode } from "#domain/route-graph/country-code.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { withTownsAt } from "#domain/route-graph/stops-of-days.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../../context.ts";

type HiddenTown = Awaited<ReturnType<typeof loadHiddenTowns>>[number];

/** A stored plan: where its days begin and end. */
export interface PlanStops {
  readonly legs: readonly Pick<StoredPlan["legs"][number], "route">[];
  readonly days: readonly Pick<StoredPlan["days"][number], "leg" | "from" | "to">[];
}

/** Graphs with hidden stops that are kept for each graph, so that threads need not read them again. */
const maxKept = 20;
const kept = new WeakMap<RouteGraph, Map<string, RouteGraph>>();

/**
 * A graph of a stored plan on which days may also end in those of its towns that have been hidden since. Of these only
 * the waypoint is known: nothing is said of their services and houses.
 *
 * @param route its slug
 */
export async function withHiddenStops(
  { database }: UseCaseContext,
  graph: RouteGraph,
  route: string,
  { legs, days }: PlanStops,
): Promise<RouteGraph> {
  const stops = days.flatMap(({ leg, from, to }) => (legs[leg]?.route === route ? [from, to] : []));
  const missing = [...new Set(stops)].filter((slug) => !townOn(graph, slug));
  if (missing.length === 0) return graph;
  const hidden = await loadHiddenTowns(database, missing);
  if (hidden.length === 0) return graph;
  const key = JSON.stringify(hidden);
  const graphs = kept.get(graph) ?? new Map<string, RouteGraph>();
  const known = graphs.get(key) ?? withTownsAt(graph, townsByWaypoint(hidden));
  if (graphs.size >= maxKept) graphs.clear();
  kept.set(graph, graphs.set(key, known));
  return known;
}

const townsByWaypoint = (towns: readonly HiddenTown[]) =>
  new Map(
    towns.map(({ waypointUuid, slug, country }) => [waypointUuid, { townSlug: slug, country: countryCode(country) }]),
  );
