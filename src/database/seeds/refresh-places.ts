import { eq, sql, inArray } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { closure } from "../schema/routes/closure.ts";
import type { FactSources } from "../schema/content/content-columns.ts";
import { pointOfInterest, pointOfInterestRoute } from "../schema/places/point-of-interest.ts";
import { publishedStage, route } from "../schema/routes/route.ts";
import { branch } from "../schema/routes/segment.ts";
import { town } from "../schema/routes/town.ts";
import { waypoint } from "../schema/routes/waypoint.ts";
import {
  isSameFact,
  notedFact,
  type PlaceResource,
  placeResources,
  type ShippedFacts,
  type ShippedRow,
} from "./shipped-facts.ts";
import { type LastShipped, type Refreshed, threeWay } from "./three-way.ts";
import { onlySources, type Redated, writeSources } from "./write-sources.ts";
import { insertRows } from "#database/rows.ts";
import type { DataSet, PointOfInterestRow } from "./data-set.ts";
import { keysOf } from "./keys.ts";
import { pointOfInterestRows } from "./place-rows.ts";

const tables = {
  waypoint,
  town,
  route,
  "point-of-interest": pointOfInterest,
  branch,
  closure,
  "published-stage": publishedStage,
} satisfies Record<PlaceResource, unknown>;

/** Keys of rows that are unique within their route. */
const keysOnRoute = { branch: branch.slug, closure: closure.key, "published-stage": publishedStage.number } as const;

/** The rows of a table by their key in the data set. */
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

/** Updates waypoints, towns, sights and routes with their branches; what somebody has changed here stays. */
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
    const redated: Redated[] = [];
    for (const row of rows.filter((one) => one.resource === resource)) {
      const own = stored.get(row.key);
      // Deleted here, or under another slug.
      if (!own) continue;
      const was = before.facts(resource, row.key, { ...own });
      const stated = threeWay(row, was, own, isRenamed(row, was, { ...own }) ? ["nameLanguage"] : []);
      leftAlone.push(...stated.leftAlone);
      if (stated.changes === null) continue;
      changed += 1;
      if (onlySources(stated.changes)) {
        redated.push({ key: own.uuid, sources: stated.changes.sources });
        continue;
      }
      await tx.drizzle
        .update(table)
        .set({ ...stated.changes, version: sql`${table.version} + 1`, updatedAt: now })
        .where(eq(table.uuid, own.uuid));
    }
    await writeSources(tx, table.uuid, redated, now);
  }
  return { changed, leftAlone };
}

/** Whether somebody here has given it a name of their own, whose language the data set does not know. */
function isRenamed({ facts }: ShippedRow, was: ShippedFacts, stored: ShippedFacts): boolean {
  const shipped = [facts["name"], notedFact(was, "name", facts["name"])];
  return !shipped.some((name) => isSameFact(stored["name"], name));
}

/** Earlier versions only recorded sights added after the first data set. */
function wasShipped(before: LastShipped, { slug, source }: PointOfInterestRow): boolean {
  if (before.notes("point-of-interest", "kind")) return before.has("point-of-interest", slug);
  return source !== "la-rioja-monuments" || before.has("sight", slug);
}

/** Adds new sights; one that was shipped before and is missing here has been deleted. @returns their number */
export async function refreshSights(tx: Queryable, data: DataSet, before: LastShipped): Promise<number> {
  const unknown = data.pointsOfInterest.filter((row) => !wasShipped(before, row)).map((row) => row.slug);
  if (unknown.length === 0) return 0;
  const { slug } = pointOfInterest;
  const stored = await tx.drizzle.select({ slug }).from(pointOfInterest).where(inArray(slug, unknown));
  const towns = keysOf(await tx.drizzle.select({ slug: town.slug, uuid: town.uuid }).from(town));
  const routes = keysOf(await tx.drizzle.select({ slug: route.slug, uuid: route.uuid }).from(route));
  const taken = new Set(stored.map((row) => row.slug));
  const added = data.pointsOfInterest
    .filter((row) => unknown.includes(row.slug) && !taken.has(row.slug))
    // If the town has been deleted or has another slug here, the sight has none.
    .map((row) => ({
      ...row,
      townSlug: towns.has(row.townSlug) ? row.townSlug : null,
      routes: row.routes.filter((name) => routes.has(name)),
    }));
  const { points, pointRoutes } = pointOfInterestRows({ ...data, pointsOfInterest: added }, towns.key, routes.key);
  await insertRows(tx, pointOfInterest, points);
  await insertRows(tx, pointOfInterestRoute, pointRoutes);
  return added.length;
}
