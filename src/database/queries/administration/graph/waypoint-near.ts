import { and, between, ne } from "drizzle-orm";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { Queryable } from "../../../connect.ts";
import { waypoint } from "../../../schema/waypoint.ts";

/** Half a degree of latitude is 55 kilometres. */
const nearDegrees = 0.5;

/** Whether a place lies about as near to another one as `hasWaypointNear` asks. */
export function liesAbout(one: LatLon, { lat, lon }: LatLon): boolean {
  return Math.abs(one.lat - lat) <= nearDegrees && Math.abs(one.lon - lon) <= nearDegrees;
}

/** Whether another waypoint than one lies about here. */
export async function hasWaypointNear(db: Queryable, { lat, lon }: LatLon, exceptUuid: string): Promise<boolean> {
  const found = await db.drizzle
    .select({ uuid: waypoint.uuid })
    .from(waypoint)
    .where(
      and(
        between(waypoint.lat, lat - nearDegrees, lat + nearDegrees),
        between(waypoint.lon, lon - nearDegrees, lon + nearDegrees),
        ne(waypoint.uuid, exceptUuid),
      ),
    )
    .limit(1);
  return found.length > 0;
}
