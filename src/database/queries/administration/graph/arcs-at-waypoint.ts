import { eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { arc, waypoint } from "../../../schema/routes/waypoint.ts";

/** An arc at one of its ends. */
interface ArcAtWaypoint {
  readonly id: number;
  /** Which end of it the waypoint is. */
  readonly end: "from" | "to";
  readonly distanceM: number;
  /** From its first waypoint to its second; a straight line if no other is known. */
  readonly line: readonly LatLon[];
}

/** The arcs that begin or end at a waypoint, by id. */
export async function loadArcsAtWaypoint(db: Queryable, uuid: string): Promise<ArcAtWaypoint[]> {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  const arcs = await db.drizzle
    .select({
      id: arc.id,
      fromUuid: from.uuid,
      distanceM: arc.distanceM,
      line: arc.line,
      from: { lat: from.lat, lon: from.lon },
      to: { lat: to.lat, lon: to.lon },
    })
    .from(arc)
    .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
    .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
    .where(or(eq(arc.fromWaypointUuid, uuid), eq(arc.toWaypointUuid, uuid)))
    .orderBy(arc.id);
  return arcs.map(({ id, fromUuid, distanceM, line, ...ends }) => ({
    id,
    end: fromUuid === uuid ? "from" : "to",
    distanceM,
    line: line === null ? [ends.from, ends.to] : decodePolyline(line),
  }));
}

/** Where waypoints are, by uuid; without those that do not exist. */
export async function loadWaypointPlaces(
  db: Queryable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, LatLon>> {
  if (uuids.length === 0) return new Map();
  const places = await db.drizzle
    .select({ uuid: waypoint.uuid, lat: waypoint.lat, lon: waypoint.lon })
    .from(waypoint)
    .where(inArray(waypoint.uuid, [...uuids]));
  return new Map(places.map(({ uuid, lat, lon }) => [uuid, { lat, lon }]));
}

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
