import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { newUuid } from "../rows.ts";
import { accommodation, accommodationFormerSlug } from "../schema/places/accommodation.ts";
import { deleteHouseFacts } from "../queries/administration/registers/house-facts.ts";
import { town } from "../schema/routes/town.ts";
import type { MergedHouseRow } from "./data-set.ts";
import { notedFact, isSameFact, type ShippedFacts, type ShippedRow } from "./shipped-facts.ts";
import { type LastShipped, type LeftAlone, threeWay } from "./three-way.ts";
import { onlySources, type Redated, writeSources } from "./write-sources.ts";

/** Moves all references from one house to another: plans, favourites, photos, suggestions, links and mails. */
async function moveReferences(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.drizzle.execute(sql`UPDATE plan_day SET house_uuid = ${to}::uuid WHERE house_uuid = ${from}::uuid`);
  // If both are favourites, the one of the remaining house stays.
  await tx.drizzle.execute(sql`
    UPDATE favourite_accommodation AS favourite SET accommodation_uuid = ${to}::uuid
    WHERE accommodation_uuid = ${from}::uuid AND NOT EXISTS (
      SELECT FROM favourite_accommodation AS other
      WHERE other.user_uuid = favourite.user_uuid AND other.accommodation_uuid = ${to}::uuid)`);
  for (const table of ["photo", "correction_suggestion", "owner_link", "email"]) {
    await tx.drizzle.execute(sql`
      UPDATE ${sql.identifier(table)} SET accommodation_uuid = ${to}::uuid WHERE accommodation_uuid = ${from}::uuid`);
  }
}

type StoredHouse = typeof accommodation.$inferSelect & { readonly townSlug: string };

async function storedHouses(tx: Queryable, slugs?: readonly string[]): Promise<ReadonlyMap<string, StoredHouse>> {
  const rows = await tx.drizzle
    .select({ house: accommodation, townSlug: town.slug })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(slugs && inArray(accommodation.slug, [...slugs]))
    .for("update", { of: accommodation });
  return new Map(rows.map(({ house, townSlug }) => [house.slug, { ...house, townSlug }]));
}

/** Adds new houses and updates facts that nobody has changed here. */
export async function refreshHouses(
  tx: Queryable,
  rows: readonly ShippedRow[],
  before: LastShipped,
  now: Date,
): Promise<{ readonly added: number; readonly changed: number; readonly leftAlone: readonly LeftAlone[] }> {
  const stored = await storedHouses(tx);
  const towns = new Map(
    (await tx.drizzle.select({ slug: town.slug, uuid: town.uuid }).from(town)).map((row) => [row.slug, row.uuid]),
  );
  const leftAlone: LeftAlone[] = [];
  const redated: Redated[] = [];
  let [added, changed] = [0, 0];
  for (const row of rows) {
    const { key, facts, sources } = row;
    const house = stored.get(key);
    const wasShipped = before.has("accommodation", key);
    const { townSlug, ...values } = facts;
    const townUuid = towns.get(String(townSlug));
    if (!house) {
      // A house that was shipped before and is missing here has been deleted or has another slug.
      if (wasShipped || townUuid === undefined) {
        if (!wasShipped)
          leftAlone.push({ resource: "accommodation", key, field: "townSlug", shipped: townSlug, stored: null });
        continue;
      }
      const created = { ...values, uuid: newUuid(), slug: key, townUuid, sources } as typeof accommodation.$inferInsert;
      await tx.drizzle.insert(accommodation).values(created);
      added += 1;
      continue;
    }
    const stated = threeWay(row, before.facts("accommodation", key, { ...house }), house, house.withheld);
    leftAlone.push(...stated.leftAlone);
    if (stated.changes === null) continue;
    changed += 1;
    if (onlySources(stated.changes)) {
      redated.push({ key: house.uuid, sources: stated.changes.sources });
      continue;
    }
    const { townSlug: moved, ...changes } = stated.changes;
    await tx.drizzle
      .update(accommodation)
      .set({
        ...changes,
        ...(moved !== undefined && townUuid !== undefined && { townUuid }),
        version: sql`${accommodation.version} + 1`,
        updatedAt: now,
      })
      .where(eq(accommodation.uuid, house.uuid));
  }
  await writeSources(tx, accommodation.uuid, redated, now);
  return { added, changed, leftAlone };
}

/** Whether a house has facts that only people enter. */
const isTouched = ({ ownerUuid, verifiedAt, description }: StoredHouse): boolean =>
  ownerUuid !== null || verifiedAt !== null || description !== null;

/**
 * Merges duplicate houses: plans, favourites, photos and letters are moved to the remaining one, and the old address
 * redirects there. A duplicate that somebody has changed stays. Contacts withheld for a duplicate are withheld for
 * both.
 * @param fields of a house in data sets
 */
export async function mergeHouses(
  tx: Queryable,
  merged: readonly MergedHouseRow[],
  before: LastShipped,
  fields: readonly string[],
): Promise<{ readonly count: number; readonly leftAlone: readonly LeftAlone[] }> {
  const stored = await storedHouses(
    tx,
    merged.flatMap(({ slug, into }) => [slug, into]),
  );
  const leftAlone: LeftAlone[] = [];
  let count = 0;
  for (const { slug, into } of merged) {
    const house = stored.get(into);
    const twin = stored.get(slug);
    if (!house) continue;
    if (twin) {
      const facts: ShippedFacts = { ...twin };
      const was = before.facts("accommodation", slug, facts);
      const isShipped =
        before.has("accommodation", slug) &&
        fields.every(
          (field) => twin.withheld.includes(field) || isSameFact(notedFact(was, field, facts[field]), facts[field]),
        );
      await withholdToo(tx, house.uuid, twin.withheld);
      const isChanged = !isShipped || isTouched(twin);
      if (isChanged) {
        leftAlone.push({ resource: "accommodation", key: slug, field: "slug", shipped: into, stored: slug });
        continue;
      }
      await moveReferences(tx, twin.uuid, house.uuid);
      await tx.drizzle.delete(accommodation).where(eq(accommodation.uuid, twin.uuid));
      count += 1;
    }
    await tx.drizzle
      .insert(accommodationFormerSlug)
      .values({ slug, accommodationUuid: house.uuid })
      .onConflictDoNothing();
  }
  return { count, leftAlone };
}

async function withholdToo(tx: Queryable, uuid: string, withheld: readonly string[]): Promise<void> {
  if (withheld.length === 0) return;
  // Another duplicate of it may have been merged before.
  const [house] = await tx.drizzle.select().from(accommodation).where(eq(accommodation.uuid, uuid));
  if (!house) return;
  const sources = Object.entries(house.sources).filter(([field]) => !withheld.includes(field));
  await tx.drizzle
    .update(accommodation)
    .set({
      ...Object.fromEntries(withheld.map((field) => [field, null])),
      sources: Object.fromEntries(sources),
      withheld: [...new Set([...house.withheld, ...withheld])],
    })
    .where(eq(accommodation.uuid, uuid));
  await deleteHouseFacts(tx, uuid, withheld);
}
