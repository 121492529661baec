import { sql } from "drizzle-orm";
import type { Queryable } from "../../../connect.ts";

/** A segment with where it begins and ends. */
export interface SegmentEnds {
  readonly uuid: string;
  readonly name: string;
  readonly arcs: number;
  /** Walked metres. */
  readonly distanceM: number;
  /** Uuids of waypoints, with their names. */
  readonly from: string;
  readonly fromName: string;
  readonly to: string;
  readonly toName: string;
}

/** Every segment with arcs, by name. */
export async function loadSegmentEnds(db: Queryable): Promise<SegmentEnds[]> {
  const { rows } = await db.drizzle.execute<Record<string, unknown>>(sql`
    WITH place AS (
      SELECT waypoint.uuid, coalesce(town.name, waypoint.name, waypoint.slug) AS name
      FROM waypoint LEFT JOIN town ON town.waypoint_uuid = waypoint.uuid
    ), walked AS (
      SELECT segment_arc.segment_uuid, count(*)::int AS arcs,
        (coalesce(sum(arc.distance_m) FILTER (WHERE arc.mode = 'walk'), 0))::int AS distance_m,
        (array_agg(arc.from_waypoint_uuid ORDER BY segment_arc.position))[1] AS from_uuid,
        (array_agg(arc.to_waypoint_uuid ORDER BY segment_arc.position DESC))[1] AS to_uuid
      FROM segment_arc JOIN arc ON arc.id = segment_arc.arc_id
      GROUP BY segment_arc.segment_uuid
    )
    SELECT segment.uuid, coalesce(segment.name, segment.key) AS name, walked.arcs, walked.distance_m AS "distanceM",
      walked.from_uuid AS "from", first.name AS "fromName", walked.to_uuid AS "to", last.name AS "toName"
    FROM segment
    JOIN walked ON walked.segment_uuid = segment.uuid
    JOIN place AS first ON first.uuid = walked.from_uuid
    JOIN place AS last ON last.uuid = walked.to_uuid
    ORDER BY 2, 1
  `);
  return rows as unknown as SegmentEnds[];
}
