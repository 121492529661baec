import { and, asc, eq, inArray } from "drizzle-orm";
import { replacedArcs } from "#domain/route-graph/replaced-arcs.ts";
import type { GraphArc, GraphClosure, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "../connect.ts";
import { closure, closureArc } from "../schema/closure.ts";
import { route } from "../schema/route.ts";
import { loadPlaces, type Place } from "./places.ts";
import { distinctArcs, distinctWaypoints, loadRouteBranches, type RouteBranch } from "./route-branches.ts";

/**
 * The published graph of a route: the waypoints and arcs of its published
 * branches, in their order, main first. Null when there is no such route.
 */
export async function loadRouteGraph(db: Queryable, routeSlug: string): Promise<RouteGraph | null> {
  const branches = await loadRouteBranches(db, routeSlug);
  if (branches.length === 0) return null;
  const places = await loadPlaces(db, distinctWaypoints(branches));
  const arcs = graphArcs(branches);
  const onMain = new Set(
    branches.filter(({ kind }) => kind === "main").flatMap(({ arcs: own }) => own.map(({ id }) => id)),
  );
  const closures = await loadClosures(db, routeSlug, new Set(arcs.map(({ id }) => id)));
  return {
    waypoints: places.map(graphWaypoint),
    arcs,
    branches: branches.map((branch) => ({
      slug: branch.slug,
      kind: branch.kind,
      name: branch.name,
      replaces: replacedArcs(branch, branches).filter((id) => onMain.has(id)),
    })),
    closures,
  };
}

function graphWaypoint({ town, ...place }: Place): GraphWaypoint {
  if (town === null) return { ...place, size: "other", services: [], lodging: {}, seasonalLodging: [] };
  return { ...place, townSlug: town.slug, size: town.size, services: town.services, ...town.lodging };
}

function graphArcs(branches: readonly RouteBranch[]): readonly GraphArc[] {
  const slugs = new Map<number, Set<string>>();
  for (const { slug, arcs } of branches) {
    for (const { id } of arcs) slugs.set(id, (slugs.get(id) ?? new Set()).add(slug));
  }
  return distinctArcs(branches).map((arc) => ({ ...arc, branches: [...(slugs.get(arc.id) ?? [])] }));
}

async function loadClosures(db: Queryable, routeSlug: string, known: ReadonlySet<number>): Promise<GraphClosure[]> {
  const rows = await db.drizzle
    .select({ uuid: closure.uuid, from: closure.fromDay, to: closure.toDay, note: closure.note, arc: closureArc.arcId })
    .from(closure)
    .innerJoin(route, eq(route.uuid, closure.routeUuid))
    .innerJoin(closureArc, eq(closureArc.closureUuid, closure.uuid))
    .where(and(eq(route.slug, routeSlug), eq(closure.published, true), inArray(closureArc.arcId, [...known])))
    .orderBy(asc(closure.key), asc(closureArc.arcId));
  return [...Map.groupBy(rows, ({ uuid }) => uuid).values()].map((group) => {
    const { from, to, note } = group[0]!;
    return { arcs: group.map(({ arc }) => arc), from, to, note };
  });
}
