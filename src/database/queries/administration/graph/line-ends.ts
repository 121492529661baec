import { eq, isNotNull, and, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { decodePolyline, encodePolyline } from "#domain/route-geometry/polyline.ts";
import type { Queryable } from "../../../connect.ts";
import { arc } from "../../../schema/arc.ts";
import { waypoint } from "../../../schema/waypoint.ts";

/** Lines of arcs begin and end where their waypoints are. @param concerned which arcs */
export async function bringLineEnds(tx: Queryable, concerned: SQL | undefined): Promise<void> {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  const arcs = await tx.drizzle
    .select({ id: arc.id, line: arc.line, from: { lat: from.lat, lon: from.lon }, to: { lat: to.lat, lon: to.lon } })
    .from(arc)
    .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
    .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
    .where(and(isNotNull(arc.line), concerned));
  for (const { id, line, ...ends } of arcs) {
    const points = decodePolyline(line ?? "");
    const brought = encodePolyline([ends.from, ...points.slice(1, -1), ends.to]);
    if (brought === line) continue;
    await tx.drizzle.update(arc).set({ line: brought }).where(eq(arc.id, id));
  }
}
