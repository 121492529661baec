import type { Selected } from "#database/rows.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { GraphArc } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { route } from "#database/schema/routes/route.ts";
import { branch, branchSegment, segment, segmentArc } from "#database/schema/routes/segment.ts";

export type BranchArc = Omit<GraphArc, "branches">;

const branchColumns = {
  uuid: branch.uuid,
  slug: branch.slug,
  name: branch.name,
  /** The name in other languages, by language code. */
  names: branch.nameTranslations,
  kind: branch.kind,
  note: branch.note,
  description: branch.description,
  descriptionEs: branch.descriptionEs,
  sources: branch.sources,
  leaves: branch.leavesWaypointUuid,
  rejoins: branch.rejoinsWaypointUuid,
};

/** A published branch with its arcs in walking order. */
export type RouteBranch = Selected<typeof branchColumns> & { readonly arcs: readonly BranchArc[] };

interface RouteStep extends Pick<GraphArc, "mode" | "distanceM"> {
  readonly kind: RouteBranch["kind"];
}

/** Whether steps hold a main way on foot: without one a route is not drawn yet, and its other branches lead nowhere. */
export function hasMainWay(steps: readonly RouteStep[]): boolean {
  return steps.some(({ kind, mode, distanceM }) => kind === "main" && mode === "walk" && distanceM > 0);
}

/** The published branches of a published route, main first; empty for an unknown route, and for one without a main way. */
export async function loadRouteBranches(db: Queryable, routeSlug: string): Promise<readonly RouteBranch[]> {
  const inRoute = and(eq(route.slug, routeSlug), eq(route.published, true), eq(branch.published, true));
  const branches = await db.drizzle
    .select(branchColumns)
    .from(branch)
    .innerJoin(route, eq(route.uuid, branch.routeUuid))
    .where(inRoute)
    .orderBy(sql`${branch.kind} <> 'main'`, asc(branch.sort), asc(branch.uuid));
  const steps = await db.drizzle
    .select({
      branchUuid: branch.uuid,
      kind: branch.kind,
      id: arc.id,
      from: arc.fromWaypointUuid,
      to: arc.toWaypointUuid,
      mode: arc.mode,
      distanceM: arc.distanceM,
      ascentM: arc.ascentM,
      descentM: arc.descentM,
    })
    .from(branch)
    .innerJoin(route, eq(route.uuid, branch.routeUuid))
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segment, eq(segment.uuid, branchSegment.segmentUuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, segment.uuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(and(inRoute, eq(segment.published, true), eq(arc.published, true)))
    .orderBy(asc(branchSegment.position), asc(segmentArc.position));
  if (!hasMainWay(steps)) return [];
  const arcsOf = Map.groupBy(steps, ({ branchUuid }) => branchUuid);
  return branches.map((row) => ({
    ...row,
    arcs: (arcsOf.get(row.uuid) ?? []).map(({ branchUuid: _, kind: __, ...facts }) => facts),
  }));
}

/** The arcs without duplicates, in the order of the branches. */
export function distinctArcs(branches: readonly RouteBranch[]): readonly BranchArc[] {
  return [...new Map(branches.flatMap(({ arcs }) => arcs).map((step) => [step.id, step])).values()];
}

/** Uuids of the waypoints without duplicates, in the order of the branches. */
export function distinctWaypoints(branches: readonly RouteBranch[]): readonly string[] {
  return [...new Set(branches.flatMap(({ arcs }) => arcs).flatMap(({ from, to }) => [from, to]))];
}
