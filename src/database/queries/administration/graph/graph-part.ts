import { and, between, eq, exists, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connection/connect.ts";
import { segmentArc } from "../../../schema/routes/segment.ts";
import { town } from "../../../schema/routes/town.ts";
import { arc, waypoint } from "../../../schema/routes/waypoint.ts";
import { arcOnRoute, waypointOnRoute } from "./on-route.ts";

/** Degrees, WGS84. */
interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const isWithin = (place: Readonly<Record<"lat" | "lon", PgColumn>>, { west, south, east, north }: Bounds) =>
  and(between(place.lat, south, north), between(place.lon, west, east));

/** The bounding box of a route's waypoints; null for a route without any. */
async function boundsOfRoute(db: Queryable, slug: string): Promise<Bounds | null> {
  const [row] = await db.drizzle
    .select({
      west: sql<number | null>`min(${waypoint.lon})`,
      south: sql<number | null>`min(${waypoint.lat})`,
      east: sql<number | null>`max(${waypoint.lon})`,
      north: sql<number | null>`max(${waypoint.lat})`,
    })
    .from(waypoint)
    .where(waypointOnRoute(waypoint.uuid, slug));
  return row && row.west !== null ? (row as Bounds) : null;
}

/** The graph of a route, and everything in its bounding box that is in no segment yet. */
export async function loadGraphOfRoute(db: Queryable, slug: string) {
  const bounds = await boundsOfRoute(db, slug);
  if (bounds === null) return { waypoints: [], arcs: [] };
  const isLoose = notExists(segmentsOver(db));
  const isNear = isWithin(alias(waypoint, "from"), bounds);
  const arcs = await loadArcs(db, or(arcOnRoute(arc.id, slug), and(isLoose, isNear)));
  const isAlone = notExists(arcsAt(db));
  return { arcs, waypoints: await loadWaypoints(db, arcs, and(isAlone, isWithin(waypoint, bounds))) };
}

/** The graph in a box, including the other ends of arcs that leave it. */
export async function loadGraphInBox(db: Queryable, bounds: Bounds) {
  const ends = uuidsOf(isWithin(waypoint, bounds));
  // Each end uses its own index.
  const arcs = await loadArcs(db, or(isOneOf(arc.fromWaypointUuid, ends), isOneOf(arc.toWaypointUuid, ends)));
  return { arcs, waypoints: await loadWaypoints(db, arcs, isWithin(waypoint, bounds)) };
}

/** Selects waypoints before joining anything to them. */
const uuidsOf = (condition: SQL | undefined): SQL =>
  sql`ARRAY(SELECT ${waypoint.uuid} FROM ${waypoint} WHERE ${condition})`;

const isOneOf = (uuid: PgColumn, uuids: SQL): SQL => sql`${uuid} = ANY(${uuids})`;

function segmentsOver(db: Queryable) {
  return db.drizzle
    .select({ one: sql`1` })
    .from(segmentArc)
    .where(eq(segmentArc.arcId, arc.id));
}

function arcsAt(db: Queryable) {
  return db.drizzle
    .select({ one: sql`1` })
    .from(arc)
    .where(or(eq(arc.fromWaypointUuid, waypoint.uuid), eq(arc.toWaypointUuid, waypoint.uuid)));
}

function loadArcs(db: Queryable, concerned: SQL | undefined) {
  const [from, to] = [alias(waypoint, "from"), alias(waypoint, "to")];
  return db.drizzle
    .select({
      id: arc.id,
      from: arc.fromWaypointUuid,
      to: arc.toWaypointUuid,
      mode: arc.mode,
      distanceM: arc.distanceM,
      isUsed: sql<boolean>`${exists(segmentsOver(db))}`,
      line: arc.line,
    })
    .from(arc)
    .innerJoin(from, eq(from.uuid, arc.fromWaypointUuid))
    .innerJoin(to, eq(to.uuid, arc.toWaypointUuid))
    .where(concerned)
    .orderBy(arc.id);
}

function loadWaypoints(
  db: Queryable,
  arcs: readonly { readonly from: string; readonly to: string }[],
  others: SQL | undefined,
) {
  const ends = [...new Set(arcs.flatMap(({ from, to }) => [from, to]))];
  return db.drizzle
    .select({
      uuid: waypoint.uuid,
      slug: waypoint.slug,
      name: sql<string | null>`coalesce(${town.name}, ${waypoint.name})`,
      kind: waypoint.kind,
      lat: waypoint.lat,
      lon: waypoint.lon,
      isTown: sql<boolean>`${town.uuid} IS NOT NULL`,
    })
    .from(waypoint)
    .leftJoin(town, eq(town.waypointUuid, waypoint.uuid))
    .where(or(inArray(waypoint.uuid, ends), isOneOf(waypoint.uuid, uuidsOf(others))))
    .orderBy(waypoint.slug);
}
