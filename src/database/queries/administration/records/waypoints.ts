import { eq, or, sql } from "drizzle-orm";
import { decodePolyline, encodePolyline } from "#domain/route-geometry/polyline.ts";
import type { Queryable } from "../../../connect.ts";
import { arc } from "../../../schema/arc.ts";
import { waypoint } from "../../../schema/waypoint.ts";
import { waypointOnRoute } from "./on-route.ts";
import type { Change, Fields, RecordStore } from "./record-store.ts";

/** Moves a waypoint, and with it the ends of the lines that meet there. */
export async function moveWaypoint(tx: Queryable, uuid: string, place: Fields, { by, now }: Change): Promise<void> {
  const version = sql`${waypoint.version} + 1`;
  await tx.drizzle
    .update(waypoint)
    .set({ ...place, version, updatedAt: now, updatedBy: by })
    .where(eq(waypoint.uuid, uuid));
  await bringLineEnds(tx, uuid);
}

/** Lines of arcs begin and end where their waypoints are. */
async function bringLineEnds(tx: Queryable, uuid: string): Promise<void> {
  const [place] = await tx.drizzle.select().from(waypoint).where(eq(waypoint.uuid, uuid));
  const arcs = await tx.drizzle
    .select({ id: arc.id, from: arc.fromWaypointUuid, to: arc.toWaypointUuid, line: arc.line })
    .from(arc)
    .where(or(eq(arc.fromWaypointUuid, uuid), eq(arc.toWaypointUuid, uuid)));
  if (!place) return;
  for (const { id, from, line } of arcs) {
    if (line === null) continue;
    const points = decodePolyline(line);
    const end = from === uuid ? 0 : points.length - 1;
    const moved = points.with(end, { lat: place.lat, lon: place.lon });
    await tx.drizzle
      .update(arc)
      .set({ line: encodePolyline(moved) })
      .where(eq(arc.id, id));
  }
}

const isMoved = (before: Fields | null, after: Fields): boolean =>
  before !== null && (before["lat"] !== after["lat"] || before["lon"] !== after["lon"]);

export const waypointStore: RecordStore = {
  table: waypoint,
  searched: ["name", "slug"],
  onRoute: (slug) => waypointOnRoute(waypoint.uuid, slug),
  settle: async (tx, uuid, before, after) => {
    if (isMoved(before, after)) await bringLineEnds(tx, uuid);
  },
};
