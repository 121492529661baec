import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a waypoint lies on any branch of a route. */
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

/** Whether an arc lies on any branch of a route. */
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

/** Whether a town lies on any branch of a route. */
export function townOnRoute(townUuid: PgColumn | SQL, routeSlug: string): SQL {
  return sql`${townUuid} IN (SELECT town.uuid FROM town WHERE ${waypointOnRoute(sql`town.waypoint_uuid`, routeSlug)})`;
}
