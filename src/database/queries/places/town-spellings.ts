import { inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { town } from "#database/schema/town.ts";

/** Local and foreign names of towns by slug, for searching; towns with a single name are left out. */
export async function loadTownSpellings(
  db: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.drizzle
    .select({ slug: town.slug, localNames: town.localNames, otherNames: town.otherNames })
    .from(town)
    .where(inArray(town.slug, [...slugs]));
  return new Map(
    rows
      .map(({ slug, localNames, otherNames }) => [slug, [...localNames, ...otherNames]] as const)
      .filter(([, names]) => names.length > 0),
  );
}
