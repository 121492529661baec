import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { closure } from "../schema/closure.ts";
import type { FactSources } from "../schema/content-columns.ts";
import { pointOfInterest } from "../schema/point-of-interest.ts";
import { publishedStage } from "../schema/published-stage.ts";
import { route } from "../schema/route.ts";
import { branch } from "../schema/segment.ts";
import { town } from "../schema/town.ts";
import { waypoint } from "../schema/waypoint.ts";
import { type PlaceResource, placeResources, type ShippedRow } from "./shipped-facts.ts";
import { type LastShipped, type Refreshed, threeWay } from "./three-way.ts";

const tables = {
  waypoint,
  town,
  route,
  "point-of-interest": pointOfInterest,
  branch,
  closure,
  "published-stage": publishedStage,
} satisfies Record<PlaceResource, unknown>;

/** What a row of a route is called besides its route's slug. */
const keysOnRoute = { branch: branch.slug, closure: closure.key, "published-stage": publishedStage.number } as const;

/** The rows of a table by the key under which the data set has them. */
async function storedRows(tx: Queryable, resource: PlaceResource) {
  if (resource === "branch" || resource === "closure" || resource === "published-stage") {
    const table = tables[resource];
    const rows = await tx.drizzle
      .select({ row: table, key: sql<string>`${route.slug} || ' ' || ${keysOnRoute[resource]}` })
      .from(table)
      .innerJoin(route, eq(route.uuid, table.routeUuid))
      .for("update", { of: table });
    return new Map(rows.map(({ key, row }) => [key, row]));
  }
  const rows = await tx.drizzle.select().from(tables[resource]).for("update");
  return new Map(rows.map((row) => [row.slug, row]));
}

interface StoredRow {
  readonly uuid: string;
  readonly sources: FactSources;
  readonly updatedBy: string | null;
}

/** Brings what is told of waypoints, towns, sights and routes with their branches; what somebody has changed here stays. */
export async function refreshPlaces(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: LastShipped,
  now: Date,
): Promise<Refreshed> {
  const leftAlone: Refreshed["leftAlone"][number][] = [];
  let changed = 0;
  for (const resource of placeResources) {
    const stored: ReadonlyMap<string, StoredRow> = await storedRows(tx, resource);
    const table = tables[resource];
    for (const row of rows.filter((one) => one.resource === resource)) {
      const own = stored.get(row.key);
      // Deleted here, or under another slug.
      if (!own) continue;
      const told = threeWay(row, before.facts(resource, row.key, { ...own }), own);
      leftAlone.push(...told.leftAlone);
      if (told.changes === null) continue;
      await tx.drizzle
        .update(table)
        .set({ ...told.changes, version: sql`${table.version} + 1`, updatedAt: now })
        .where(eq(table.uuid, own.uuid));
      changed += 1;
    }
  }
  return { changed, leftAlone };
}
