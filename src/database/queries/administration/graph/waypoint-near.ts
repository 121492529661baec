import { and, between, ne } from "drizzle-orm";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { Queryable } from "../../../connect.ts";
import { waypoint } from "../../../schema/waypoint.ts";

/** Half a degree of latitude is 55 kilometres. */
const toleranceDegrees = 0.5;

/** Whether two places are about as close as `hasWaypointNear` requires. */
export function isAround(one: LatLon, { lat, lon }: LatLon): boolean {
  return Math.abs(one.lat - lat) <= toleranceDegrees && Math.abs(one.lon - lon) <= toleranceDegrees;
}

/** Whether there is another waypoint nearby. */
export async function hasWaypointNear(db: Queryable, { lat, lon }: LatLon, exceptUuid: string): Promise<boolean> {
  const found = await db.drizzle
    .select({ uuid: waypoint.uuid })
    .from(waypoint)
    .where(
      and(
        between(waypoint.lat, lat - toleranceDegrees, lat + toleranceDegrees),
        between(waypoint.lon, lon - toleranceDegrees, lon + toleranceDegrees),
        ne(waypoint.uuid, exceptUuid),
      ),
    )
    .limit(1);
  return found.length > 0;
}
