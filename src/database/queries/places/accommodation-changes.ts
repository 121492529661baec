import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { accommodationOwner } from "#database/schema/places/accommodation-owner.ts";
import { town } from "#database/schema/routes/town.ts";
import { isRefused } from "../emails/letter-refusals.ts";

/** Every column of a house, published or not. */
export type AccommodationRow = typeof accommodation.$inferSelect;

/** A house, locked until the end of the transaction. */
export async function lockAccommodation(tx: Queryable, uuid: string): Promise<AccommodationRow | null> {
  const [row] = await tx.drizzle.select().from(accommodation).where(eq(accommodation.uuid, uuid)).for("update");
  return row ?? null;
}

export interface AccommodationInTown {
  readonly house: AccommodationRow;
  readonly townName: string;
  /** Null if there is no owner, or none with an address. */
  readonly ownerEmail: string | null;
  /** Whether the address of the owner, else of the house, refuses letters. */
  readonly refusesLetters: boolean;
}

/** Houses with the names of their towns and the addresses of their owners, published or not, by uuid. */
export async function findAccommodationRows(
  db: Queryable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, AccommodationInTown>> {
  if (uuids.length === 0) return new Map();
  const rows = await db.drizzle
    .select({
      house: accommodation,
      townName: town.name,
      ownerEmail: accommodationOwner.email,
      refusesLetters: isRefused(sql`coalesce(nullif(${accommodationOwner.email}, ''), ${accommodation.email})`),
    })
    .from(accommodation)
    .innerJoin(town, eq(town.uuid, accommodation.townUuid))
    .leftJoin(accommodationOwner, eq(accommodationOwner.uuid, accommodation.ownerUuid))
    .where(inArray(accommodation.uuid, [...uuids]));
  return new Map(rows.map((row) => [row.house.uuid, row]));
}

/** Changes some columns of a house and increments its version. @param by the person; null for the system */
export async function updateAccommodation(
  tx: Queryable,
  uuid: string,
  values: Partial<AccommodationRow>,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<void> {
  await tx.drizzle
    .update(accommodation)
    .set({ ...values, version: sql`${accommodation.version} + 1`, updatedAt: now, updatedBy: by })
    .where(eq(accommodation.uuid, uuid));
}
