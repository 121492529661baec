import { sql } from "drizzle-orm";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { waypoint } from "../../../schema/routes/waypoint.ts";

/** Half a degree of latitude is 55 kilometres. */
const toleranceDegrees = 0.5;

/** A place, and the waypoint that does not count. */
export interface CheckedPlace extends LatLon {
  readonly exceptUuid: string;
}

/** For each place whether there is another waypoint nearby. */
export async function haveWaypointNear(db: Queryable, places: readonly CheckedPlace[]): Promise<boolean[]> {
  if (places.length === 0) return [];
  const numbered = places.map(({ exceptUuid, ...place }, at) => ({ ...place, at, except_uuid: exceptUuid }));
  const { rows } = await db.drizzle.execute<{ near: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM ${waypoint}
      WHERE ${waypoint.lat} BETWEEN place.lat - ${toleranceDegrees} AND place.lat + ${toleranceDegrees}
        AND ${waypoint.lon} BETWEEN place.lon - ${toleranceDegrees} AND place.lon + ${toleranceDegrees}
        AND ${waypoint.uuid}::text <> place.except_uuid
    ) AS near
    FROM jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      AS place (at int, lat float8, lon float8, except_uuid text)
    ORDER BY place.at`);
  return rows.map(({ near }) => near);
}
