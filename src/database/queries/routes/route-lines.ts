import { isNotNull, sql } from "drizzle-orm";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { anyOf } from "#database/conditions.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { arc } from "#database/schema/routes/waypoint.ts";

/** Latitude and longitude in degrees, and metres above sea level if known. */
export type LinePoint = readonly [lat: number, lon: number, elevationM: number | null];

/** The line of each of these arcs by its id, from its first waypoint to its last; unknown ids are left out. */
export async function loadArcLines(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LinePoint[]>> {
  const rows = await db.drizzle
    .select({ id: arc.id, line: arc.line, elevations: arc.lineElevationsM })
    .from(arc)
    .where(anyOf(arc.id, ids));
  return new Map(rows.map(({ id, line, elevations }) => [id, linePoints(line, elevations)]));
}

function linePoints(line: string | null, elevations: readonly (number | null)[] | null): readonly LinePoint[] {
  if (line === null) return [];
  return decodePolyline(line).map(({ lat, lon }, index) => [lat, lon, elevations?.[index] ?? null]);
}

/** The source of each arc's line, by arc id; `straight` if only its ends are known. */
export async function loadLineSources(db: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await db.drizzle
    .select({ id: arc.id, source: sql<string | null>`${arc.sources} -> 'line' ->> 'source'` })
    .from(arc)
    .where(isNotNull(arc.line));
  return new Map(rows.flatMap(({ id, source }) => (source === null ? [] : [[id, source] as const])));
}
