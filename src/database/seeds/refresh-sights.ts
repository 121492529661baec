import { inArray } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { insertRows } from "../insert-rows.ts";
import { pointOfInterest, pointOfInterestRoute } from "../schema/point-of-interest.ts";
import { route } from "../schema/route.ts";
import { town } from "../schema/town.ts";
import type { DataSet, PointOfInterestRow } from "./data-set.ts";
import { keysOf } from "./keys.ts";
import { pointOfInterestRows } from "./place-rows.ts";
import type { LastShipped } from "./three-way.ts";

/** Earlier programs noted of sights only those that came after the first data set. */
function wasShipped(before: LastShipped, { slug, source }: PointOfInterestRow): boolean {
  if (before.notes("point-of-interest", "kind")) return before.has("point-of-interest", slug);
  return source !== "la-rioja-monuments" || before.has("sight", slug);
}

/** Adds sights that are new; one that was shipped before and is not here has been deleted. @returns how many */
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
    // A town that has been deleted or has another slug here: the sight stands without one.
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
