import { and, asc, inArray, eq } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import {
  type AccommodationFacts,
  type AccommodationRecord,
  contactColumns,
  isPublished,
  recordColumns,
} from "./accommodations.ts";

/** A published house with its contacts. */
export interface ReachableHouse extends AccommodationRecord, Pick<AccommodationFacts, keyof typeof contactColumns> {
  readonly townSlug: string;
}

/** All published houses of some towns, including closed ones, by name. */
export async function listHousesOfTowns(db: Queryable, slugs: readonly string[]): Promise<ReachableHouse[]> {
  if (slugs.length === 0) return [];
  return db.drizzle
    .select({ ...recordColumns, ...contactColumns, townSlug: town.slug })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .where(and(isPublished, inArray(town.slug, [...slugs])))
    .orderBy(asc(accommodation.name), asc(accommodation.uuid));
}
