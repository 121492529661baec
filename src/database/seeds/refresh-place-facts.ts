import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { pointOfInterest } from "../schema/point-of-interest.ts";
import { route } from "../schema/route.ts";
import { town } from "../schema/town.ts";
import { type DescribedKind, describedKinds } from "./data-set.ts";
import type { ShippedFacts, ShippedRow } from "./shipped-facts.ts";
import { type LeftAlone, threeWay } from "./three-way.ts";

const tables = { route, town, "point-of-interest": pointOfInterest } satisfies Record<DescribedKind, unknown>;

/** Brings what is written about routes, towns and sights and what registers say of towns; what somebody has written here stays. */
export async function refreshPlaceFacts(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: ReadonlyMap<string, ShippedFacts>,
  now: Date,
): Promise<{ readonly changed: number; readonly leftAlone: readonly LeftAlone[] }> {
  const leftAlone: LeftAlone[] = [];
  let changed = 0;
  for (const kind of describedKinds) {
    const table = tables[kind];
    const ofKind = rows.filter(({ resource }) => resource === kind);
    const slugs = ofKind.map(({ key }) => key);
    const stored = await tx.drizzle.select().from(table).where(inArray(table.slug, slugs)).for("update");
    const bySlug = new Map(stored.map((row) => [row.slug, row]));
    for (const { key, facts, sources } of ofKind) {
      const row = bySlug.get(key);
      // Deleted here, or under another slug.
      if (!row) continue;
      const own: ShippedFacts = { ...row };
      const told = threeWay(before.get(`${kind} ${key}`) ?? {}, facts, own);
      for (const field of told.leftAlone) {
        leftAlone.push({ resource: kind, key, field, shipped: facts[field], stored: own[field] ?? null });
      }
      const fields = Object.keys(told.changes);
      if (fields.length === 0) continue;
      const known = Object.fromEntries(Object.entries(sources).filter(([field]) => fields.includes(field)));
      await tx.drizzle
        .update(table)
        .set({
          ...told.changes,
          sources: { ...row.sources, ...known },
          version: sql`${table.version} + 1`,
          updatedAt: now,
        })
        .where(eq(table.uuid, row.uuid));
      changed += 1;
    }
  }
  return { changed, leftAlone };
}
