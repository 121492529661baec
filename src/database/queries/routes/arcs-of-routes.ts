import type { Selected } from "#database/first.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { arc } from "#database/schema/waypoint.ts";
import { route } from "#database/schema/route.ts";
import { branch, branchSegment, segment, segmentArc } from "#database/schema/segment.ts";

const stepColumns = {
  routeSlug: route.slug,
  routeName: route.name,
  kind: branch.kind,
  arcId: arc.id,
  /** Waypoint uuids. */
  from: arc.fromWaypointUuid,
  to: arc.toWaypointUuid,
  mode: arc.mode,
  distanceM: arc.distanceM,
};

/** A step of a branch of a route. */
export type RouteStep = Selected<typeof stepColumns>;

const isPublished = and(
  eq(route.published, true),
  eq(branch.published, true),
  eq(segment.published, true),
  eq(arc.published, true),
);

/** The steps of all published branches of all published routes: routes in order, each branch in walking order. */
export async function loadStepsOfRoutes(db: Queryable): Promise<RouteStep[]> {
  const steps = await db.drizzle
    .select(stepColumns)
    .from(route)
    .innerJoin(branch, eq(branch.routeUuid, route.uuid))
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segment, eq(segment.uuid, branchSegment.segmentUuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, segment.uuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(isPublished)
    .orderBy(asc(route.sort), asc(route.slug), asc(branch.uuid), asc(branchSegment.position), asc(segmentArc.position));
  // Equal texts are shared.
  const texts = new Map<string, string>();
  const one = (text: string): string => texts.get(text) ?? (texts.set(text, text), text);
  return steps.map((step) => ({
    ...step,
    routeSlug: one(step.routeSlug),
    routeName: one(step.routeName),
    from: one(step.from),
    to: one(step.to),
  }));
}

export interface ArcLine {
  /** Encoded as a polyline: the points of all take much memory. */
  readonly line: string;
  /** `straight` if only its ends are known. */
  readonly source: string | null;
}

/** The line of every published walked arc, by arc id. */
export async function loadWalkedLines(db: Queryable): Promise<ReadonlyMap<number, ArcLine>> {
  const rows = await db.drizzle
    .select({ id: arc.id, line: arc.line, source: sql<string | null>`${arc.sources} -> 'line' ->> 'source'` })
    .from(arc)
    .where(and(eq(arc.published, true), eq(arc.mode, "walk")));
  return new Map(rows.flatMap(({ id, line, source }) => (line === null ? [] : [[id, { line, source }] as const])));
}
