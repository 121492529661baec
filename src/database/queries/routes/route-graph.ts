import { and, asc, eq } from "drizzle-orm";
import { countryCode } from "#domain/route-graph/country-code.ts";
import { timeZoneOf } from "#domain/plans/day-hours/local-time.ts";
import { replacedArcs } from "#domain/route-graph/branches/replaced-arcs.ts";
import type { GraphArc, GraphClosure, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { closure, closureArc } from "#database/schema/routes/closure.ts";
import { route } from "#database/schema/routes/route.ts";
import { type HousesByTown, loadPlaces, type Place } from "../places/places.ts";
import { distinctArcs, distinctWaypoints, loadRouteBranches, type RouteBranch } from "./route-branches.ts";
import { townTimeZone } from "./town-time-zone.ts";

/**
 * The published graph of a route: the waypoints and arcs of its published branches, in order, main first. Null for an
 * unknown route, and for one without a main way.
 *
 * @param houses of all towns, as for `loadPlaces`
 */
export async function loadRouteGraph(
  db: Queryable,
  routeSlug: string,
  houses?: HousesByTown,
): Promise<RouteGraph | null> {
  const branches = await loadRouteBranches(db, routeSlug);
  if (branches.length === 0) return null;
  const places = await loadPlaces(db, distinctWaypoints(branches), houses);
  const arcs = graphArcs(branches);
  const onMain = new Set(
    branches.filter(({ kind }) => kind === "main").flatMap(({ arcs: own }) => own.map(({ id }) => id)),
  );
  const closures = await loadRouteClosures(db, routeSlug);
  return {
    waypoints: places.map(graphWaypoint),
    arcs,
    branches: branches.map((branch) => ({
      slug: branch.slug,
      kind: branch.kind,
      name: branch.name,
      names: branch.names,
      ...(branch.description !== null && { description: branch.description }),
      ...(branch.descriptionEs !== null && { descriptionEs: branch.descriptionEs }),
      replaces: replacedArcs(branch, branches).filter((id) => onMain.has(id)),
    })),
    closures: graphClosures(closures, new Set(arcs.map(({ id }) => id))),
  };
}

function graphWaypoint({ town, ...place }: Place): GraphWaypoint {
  if (town === null) return { ...place, size: "other", services: [], lodging: {}, seasonalLodging: [] };
  const country = countryCode(town.country);
  const timeZone = townTimeZone(place, country);
  return {
    ...place,
    townSlug: town.slug,
    size: town.size,
    services: town.services,
    ...town.lodging,
    ...(town.feasts.length > 0 && { feasts: town.feasts }),
    country,
    ...(timeZone !== timeZoneOf(country) && { timeZone }),
    ...(town.region !== null && { region: town.region }),
  };
}

function graphArcs(branches: readonly RouteBranch[]): readonly GraphArc[] {
  const slugs = new Map<number, Set<string>>();
  for (const { slug, arcs } of branches) {
    for (const { id } of arcs) slugs.set(id, (slugs.get(id) ?? new Set()).add(slug));
  }
  return distinctArcs(branches).map((arc) => ({ ...arc, branches: [...(slugs.get(arc.id) ?? [])] }));
}

function graphClosures(closures: readonly RouteClosure[], arcIds: ReadonlySet<number>): readonly GraphClosure[] {
  return closures.flatMap(({ arcs, from, to, note, notes }) => {
    const inGraph = arcs.filter((id) => arcIds.has(id));
    return inGraph.length === 0 ? [] : [{ arcs: inGraph, from, to, note, notes }];
  });
}

/** A yearly period in which arcs may not be walked, both days inclusive. */
export type RouteClosure = Required<GraphClosure>;

/** The published closures of a published route, by key. */
export async function loadRouteClosures(db: Queryable, routeSlug: string): Promise<readonly RouteClosure[]> {
  const rows = await db.drizzle
    .select({
      uuid: closure.uuid,
      from: closure.fromDay,
      to: closure.toDay,
      note: closure.note,
      notes: closure.noteTranslations,
      arc: closureArc.arcId,
    })
    .from(closure)
    .innerJoin(route, eq(route.uuid, closure.routeUuid))
    .innerJoin(closureArc, eq(closureArc.closureUuid, closure.uuid))
    .where(and(eq(route.slug, routeSlug), eq(route.published, true), eq(closure.published, true)))
    .orderBy(asc(closure.key), asc(closureArc.arcId));
  return [...Map.groupBy(rows, ({ uuid }) => uuid).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { from, to, note, notes } = first;
    return [{ arcs: group.map(({ arc }) => arc), from, to, note, notes }];
  });
}
