import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { newUuid } from "#database/rows.ts";
import { searchedTextOfTown, town } from "../../../schema/routes/town.ts";
import { waypoint } from "../../../schema/routes/waypoint.ts";
import { branchesThroughWaypoint } from "../graph/branch-ways.ts";
import { waypointOffRoutes, waypointOnRoute } from "#database/queries/administration/graph/on-route.ts";
import type { Change, Fields, RecordStore } from "./record-store.ts";
import { renameTownInPlans } from "./rename-in-plans.ts";
import { moveWaypoint } from "./waypoints.ts";

const placeFields = ["lat", "lon", "elevationM"] as const;

async function readPlaces(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const rows = await db.drizzle
    .select({ uuid: town.uuid, lat: waypoint.lat, lon: waypoint.lon, elevationM: waypoint.elevationM })
    .from(town)
    .innerJoin(waypoint, eq(waypoint.uuid, town.waypointUuid))
    .where(inArray(town.uuid, [...uuids]));
  return new Map(rows.map(({ uuid, ...place }) => [uuid, place]));
}

/** The coordinates of a town are those of its waypoint. */
async function writePlace(tx: Queryable, uuid: string, place: Fields, change: Change): Promise<void> {
  const [row] = await tx.drizzle.select({ waypointUuid: town.waypointUuid }).from(town).where(eq(town.uuid, uuid));
  if (row) await moveWaypoint(tx, row.waypointUuid, place, change);
}

/** Creates a waypoint for a new town without one. */
async function prepareTown(tx: Queryable, fields: Fields, { by, now }: Change): Promise<Fields> {
  if (typeof fields["waypointUuid"] === "string") return {};
  const { lat, lon, elevationM, name, slug } = fields;
  const uuid = newUuid();
  const elevation = typeof elevationM === "number" ? elevationM : null;
  await tx.drizzle.insert(waypoint).values({
    uuid,
    slug: String(slug),
    name: String(name),
    kind: "town",
    lat: Number(lat),
    lon: Number(lon),
    elevationM: elevation,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
    updatedBy: by,
  });
  return { waypointUuid: uuid };
}

/** Distances are between towns: those around the waypoints at which a town is and was. */
async function branchesAround(tx: Queryable, waypointUuids: readonly unknown[]): Promise<readonly string[]> {
  const branches: string[] = [];
  for (const uuid of waypointUuids) {
    if (typeof uuid === "string") branches.push(...(await branchesThroughWaypoint(tx, uuid)));
  }
  return branches;
}

export const townStore: RecordStore = {
  table: town,
  searched: ["name", "slug", "localNames", "otherNames"],
  searchedText: searchedTextOfTown(town),
  parts: { fields: placeFields, read: readPlaces, write: writePlace },
  onRoute: (slug) => waypointOnRoute(town.waypointUuid, slug),
  offRoutes: waypointOffRoutes(town.waypointUuid),
  prepare: prepareTown,
  afterWrite: async (tx, _, before, after) => {
    if (before === null || before["slug"] === after["slug"]) return;
    await renameTownInPlans(tx, String(before["slug"]), String(after["slug"]));
  },
  outdatedBranches: async (tx, _, before, after) => {
    const waypoints = [before?.["waypointUuid"], after["waypointUuid"]];
    return waypoints[0] === waypoints[1] ? [] : branchesAround(tx, waypoints);
  },
};
