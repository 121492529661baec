import { first } from "#database/rows.ts";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { ownerLink } from "#database/schema/places/owner-link.ts";
import { accommodationOwner } from "#database/schema/places/accommodation-owner.ts";

export type OwnerLinkRecord = typeof ownerLink.$inferSelect;

export async function insertOwnerLink(tx: Queryable, values: Omit<OwnerLinkRecord, "uuid" | "usedAt">): Promise<void> {
  await tx.drizzle.insert(ownerLink).values(values);
}

const usable = (secretHash: string, now: Date) =>
  and(eq(ownerLink.secretHash, secretHash), isNull(ownerLink.usedAt), gt(ownerLink.expiresAt, now));

/** A link, even if it has been used or has expired. */
export async function findOwnerLink(db: Queryable, secretHash: string): Promise<OwnerLinkRecord | null> {
  return first(db.drizzle.select().from(ownerLink).where(eq(ownerLink.secretHash, secretHash)));
}

/** Consumes a link; `null` if it is not valid (any more). Of several concurrent calls one gets the link. */
export async function useOwnerLink(tx: Queryable, secretHash: string, now: Date): Promise<OwnerLinkRecord | null> {
  return first(tx.drizzle.update(ownerLink).set({ usedAt: now }).where(usable(secretHash, now)).returning());
}

export async function deleteExpiredOwnerLinks(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(ownerLink).where(lte(ownerLink.expiresAt, now));
}

export type AccommodationOwnerRecord = typeof accommodationOwner.$inferSelect;

export async function findAccommodationOwner(db: Queryable, uuid: string): Promise<AccommodationOwnerRecord | null> {
  return first(db.drizzle.select().from(accommodationOwner).where(eq(accommodationOwner.uuid, uuid)));
}
