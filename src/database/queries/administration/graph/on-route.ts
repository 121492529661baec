import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connection/connect.ts";
import { branch, branchSegment, segmentArc } from "#database/schema/routes/segment.ts";

/** Whether a waypoint is on any branch of a route. */
export function waypointOnRoute(waypointUuid: PgColumn | SQL, routeSlug: string): SQL {
  return sql`${waypointUuid} IN (
    SELECT unnest(ARRAY[arc.from_waypoint_uuid, arc.to_waypoint_uuid])
    FROM route
    JOIN branch ON branch.route_uuid = route.uuid
    JOIN branch_segment ON branch_segment.branch_uuid = branch.uuid
    JOIN segment_arc ON segment_arc.segment_uuid = branch_segment.segment_uuid
    JOIN arc ON arc.id = segment_arc.arc_id
    WHERE route.slug = ${routeSlug}
  )`;
}

/** Whether a waypoint is on no branch of any route. */
export function waypointOffRoutes(waypointUuid: PgColumn | SQL): SQL {
  return sql`${waypointUuid} NOT IN (
    SELECT unnest(ARRAY[arc.from_waypoint_uuid, arc.to_waypoint_uuid])
    FROM branch_segment
    JOIN segment_arc ON segment_arc.segment_uuid = branch_segment.segment_uuid
    JOIN arc ON arc.id = segment_arc.arc_id
  )`;
}

/** Whether an arc is on any branch of a route. */
export function arcOnRoute(arcId: PgColumn | SQL, routeSlug: string): SQL {
  return sql`${arcId} IN (
    SELECT segment_arc.arc_id
    FROM route
    JOIN branch ON branch.route_uuid = route.uuid
    JOIN branch_segment ON branch_segment.branch_uuid = branch.uuid
    JOIN segment_arc ON segment_arc.segment_uuid = branch_segment.segment_uuid
    WHERE route.slug = ${routeSlug}
  )`;
}

/** Whether a town is on any branch of a route. */
export function townOnRoute(townUuid: PgColumn | SQL, routeSlug: string): SQL {
  return sql`${townUuid} IN (SELECT town.uuid FROM town WHERE ${waypointOnRoute(sql`town.waypoint_uuid`, routeSlug)})`;
}

/** Those of the arcs that are on no branch of a route. */
export async function arcsOffRoute(db: Queryable, ids: readonly number[], routeUuid: string): Promise<number[]> {
  const rows = await db.drizzle
    .selectDistinct({ id: segmentArc.arcId })
    .from(branch)
    .innerJoin(branchSegment, eq(branchSegment.branchUuid, branch.uuid))
    .innerJoin(segmentArc, eq(segmentArc.segmentUuid, branchSegment.segmentUuid))
    .where(eq(branch.routeUuid, routeUuid));
  const on = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !on.has(id));
}

/** Whether a route has another main branch. */
export async function hasOtherMain(db: Queryable, branchUuid: string, routeUuid: string): Promise<boolean> {
  const others = await db.drizzle
    .select({ uuid: branch.uuid })
    .from(branch)
    .where(and(eq(branch.routeUuid, routeUuid), eq(branch.kind, "main"), ne(branch.uuid, branchUuid)))
    .limit(1);
  return others.length > 0;
}
