import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { Queryable } from "../../../connect.ts";
import { arc } from "../../../schema/arc.ts";
import { waypoint } from "../../../schema/waypoint.ts";

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
