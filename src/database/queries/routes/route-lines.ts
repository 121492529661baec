import { inArray, isNotNull, sql } from "drizzle-orm";
import { decodePolyline } from "#domain/route-geometry/polyline.ts";
import type { Queryable } from "#database/connect.ts";
import { arc } from "#database/schema/waypoint.ts";
import { distinctArcs, loadRouteBranches } from "./route-branches.ts";

/** Latitude and longitude in degrees, and metres above sea level if known. */
export type LinePoint = readonly [lat: number, lon: number, elevationM: number | null];

/** The line of every arc of the route's published branches, by the arc's id, from its first waypoint to its last. Empty when there is no such route. */
export async function loadRouteLines(
  db: Queryable,
  routeSlug: string,
): Promise<ReadonlyMap<number, readonly LinePoint[]>> {
  const ids = distinctArcs(await loadRouteBranches(db, routeSlug)).map(({ id }) => id);
  const rows = await db.drizzle
    .select({ id: arc.id, line: arc.line, elevations: arc.lineElevationsM })
    .from(arc)
    .where(inArray(arc.id, ids));
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
