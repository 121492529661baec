import { eq, or, sql, inArray } from "drizzle-orm";
import { waypointOnRoute, arcOnRoute } from "#database/queries/administration/graph/on-route.ts";
import { decodePolyline, encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { arc, searchedTextOfWaypoint, waypoint } from "../../../schema/routes/waypoint.ts";
import { moveLineEnds } from "../graph/derived-branch-data.ts";
import type { Change, Fields, RecordStore } from "./record-store.ts";
import { branchesOverArcs } from "../arc-paths.ts";
import { arcHasWord, between } from "./named-by-ends.ts";

/** Moves a waypoint and the ends of the lines that meet there. */
export async function moveWaypoint(tx: Queryable, uuid: string, place: Fields, { by, now }: Change): Promise<void> {
  const version = sql`${waypoint.version} + 1`;
  await tx.drizzle
    .update(waypoint)
    .set({ ...place, version, updatedAt: now, updatedBy: by })
    .where(eq(waypoint.uuid, uuid));
  await moveLines(tx, uuid);
}

async function moveLines(tx: Queryable, uuid: string): Promise<void> {
  await moveLineEnds(tx, or(eq(arc.fromWaypointUuid, uuid), eq(arc.toWaypointUuid, uuid)));
}

const isMoved = (before: Fields | null, after: Fields): boolean =>
  before !== null && (before["lat"] !== after["lat"] || before["lon"] !== after["lon"]);

export const waypointStore: RecordStore = {
  table: waypoint,
  searched: ["name", "slug"],
  searchedText: searchedTextOfWaypoint(waypoint),
  onRoute: (slug) => waypointOnRoute(waypoint.uuid, slug),
  afterWrite: async (tx, uuid, before, after) => {
    if (isMoved(before, after)) await moveLines(tx, uuid);
  },
};

/** Latitude, longitude, and metres above sea level if known. */
export type PathPoint = readonly [lat: number, lon: number, elevationM: number | null];

const waypointName = (column: "from_waypoint_uuid" | "to_waypoint_uuid") => sql`(
  SELECT coalesce(town.name, waypoint.name, waypoint.slug) FROM waypoint
  LEFT JOIN town ON town.waypoint_uuid = waypoint.uuid
  WHERE waypoint.uuid = arc.${sql.identifier(column)}
)`;

/** From the name of its first waypoint to that of its second. */
const arcName = sql`(${waypointName("from_waypoint_uuid")} || ${between}::text || ${waypointName("to_waypoint_uuid")})`;

async function readNamesAndPaths(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const rows = await db.drizzle
    .select({ id: arc.id, name: arcName.as("name"), line: arc.line, heights: arc.lineElevationsM })
    .from(arc)
    .where(inArray(arc.id, keys.map(Number)));
  return new Map(rows.map(({ id, name, line, heights }) => [String(id), { name, path: readPath(line, heights) }]));
}

function readPath(line: string | null, heights: readonly (number | null)[] | null): PathPoint[] | null {
  if (line === null) return null;
  return decodePolyline(line).map(({ lat, lon }, index) => [lat, lon, heights?.[index] ?? null]);
}

async function writePath(tx: Queryable, key: string, { path }: Fields): Promise<void> {
  const points = path as readonly PathPoint[] | null;
  const columns =
    points === null
      ? { line: null, lineElevationsM: null }
      : {
          line: encodePolyline(points.map(([lat, lon]) => ({ lat, lon }))),
          lineElevationsM: points.map(([, , elevationM]) => (elevationM === null ? null : Math.round(elevationM))),
        };
  await tx.drizzle
    .update(arc)
    .set(columns)
    .where(eq(arc.id, Number(key)));
}

export const arcStore: RecordStore = {
  table: arc,
  isNumbered: true,
  searched: ["surface"],
  name: arcName,
  hasWord: arcHasWord,
  parts: {
    fields: ["name", "path"],
    read: readNamesAndPaths,
    write: async (tx, key, fields) => {
      if ("path" in fields) await writePath(tx, key, fields);
    },
  },
  onRoute: (slug) => arcOnRoute(arc.id, slug),
  afterWrite: (tx, key) => moveLineEnds(tx, eq(arc.id, Number(key))),
  outdatedBranches: (tx, key) => branchesOverArcs(tx, [Number(key)]),
};
