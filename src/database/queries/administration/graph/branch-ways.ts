import { asc, eq, inArray, or, sql } from "drizzle-orm";
import type { BranchKind } from "#domain/route-graph/route-graph.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { arc } from "../../../schema/routes/waypoint.ts";
import { branch, branchSegment, segmentArc } from "../../../schema/routes/segment.ts";

/** An arc in walking direction. */
export interface Step {
  readonly arcId: number;
  /** Uuids of waypoints. */
  readonly from: string;
  readonly to: string;
}

/** A branch in walking order. */
export interface BranchWay {
  readonly uuid: string;
  readonly kind: BranchKind;
  readonly routeUuid: string;
  readonly steps: readonly (Step & { readonly segmentUuid: string })[];
}

const step = { arcId: arc.id, from: arc.fromWaypointUuid, to: arc.toWaypointUuid };

/** The arcs of a segment in walking order. */
export function loadStepsOfSegment(db: Queryable, segmentUuid: string): Promise<Step[]> {
  return db.drizzle
    .select(step)
    .from(segmentArc)
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(eq(segmentArc.segmentUuid, segmentUuid))
    .orderBy(asc(segmentArc.position));
}

/** Branches with their arcs in walking order, published or not. */
export async function loadBranchWays(db: Queryable, uuids: readonly string[]): Promise<BranchWay[]> {
  if (uuids.length === 0) return [];
  const branches = await db.drizzle
    .select({ uuid: branch.uuid, kind: branch.kind, routeUuid: branch.routeUuid })
    .from(branch)
    .where(inArray(branch.uuid, [...uuids]));
  const rows = await db.drizzle
    .select({ branchUuid: branchSegment.branchUuid, segmentUuid: branchSegment.segmentUuid, ...step })
    .from(branchSegment)
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(inArray(branchSegment.branchUuid, [...uuids]))
    .orderBy(asc(branchSegment.position), asc(segmentArc.position));
  const steps = Map.groupBy(rows, ({ branchUuid }) => branchUuid);
  return branches.map((one) => ({ ...one, steps: steps.get(one.uuid) ?? [] }));
}

export async function branchesOverSegment(db: Queryable, segmentUuid: string): Promise<string[]> {
  const rows = await db.drizzle
    .selectDistinct({ uuid: branchSegment.branchUuid })
    .from(branchSegment)
    .where(eq(branchSegment.segmentUuid, segmentUuid));
  return rows.map(({ uuid }) => uuid);
}

export async function branchesThroughWaypoint(db: Queryable, waypointUuid: string): Promise<string[]> {
  const rows = await db.drizzle
    .selectDistinct({ uuid: branchSegment.branchUuid })
    .from(branchSegment)
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .innerJoin(arc, eq(arc.id, segmentArc.arcId))
    .where(or(eq(arc.fromWaypointUuid, waypointUuid), eq(arc.toWaypointUuid, waypointUuid)));
  return rows.map(({ uuid }) => uuid);
}

/** The waypoints where a route starts and ends. */
export async function loadEndsOfRoute(db: Queryable, routeUuid: string) {
  const { rows } = await db.drizzle.execute<{ start: string; end: string }>(sql`
    SELECT first.waypoint_uuid AS start, last.waypoint_uuid AS end
    FROM route
    JOIN town AS first ON first.uuid = route.start_town_uuid
    JOIN town AS last ON last.uuid = route.end_town_uuid
    WHERE route.uuid = ${routeUuid}
  `);
  return rows[0];
}
