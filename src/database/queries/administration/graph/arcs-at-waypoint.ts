import { eq, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/route-geometry/polyline.ts";
import type { Queryable } from "../../../connect.ts";
import { arc, waypoint } from "../../../schema/waypoint.ts";

/** An arc as it is seen from one of its ends. */
export interface ArcAtWaypoint {
  readonly id: number;
  /** Which end of it the waypoint is. */
  readonly end: "from" | "to";
  readonly distanceM: number;
  /** From its first waypoint to its second; the straight line where no other is known. */
  readonly line: readonly LatLon[];
}

/** The arcs that begin or end at a waypoint, by their numbers. */
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

export interface ArcEnds {
  readonly from: LatLon;
  readonly to: LatLon;
}

/** Where an arc begins and ends; undefined when there is none. */
export async function loadArcEnds(db: Queryable, id: number): Promise<ArcEnds | undefined> {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  const [ends] = await db.drizzle
    .select({ from: { lat: from.lat, lon: from.lon }, to: { lat: to.lat, lon: to.lon } })
    .from(arc)
    .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
    .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
    .where(eq(arc.id, id));
  return ends;
}
