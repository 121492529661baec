import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accommodationOwner } from "#database/schema/accommodation-owner.ts";

export type AccommodationOwnerRecord = typeof accommodationOwner.$inferSelect;

export async function findAccommodationOwner(db: Queryable, uuid: string): Promise<AccommodationOwnerRecord | null> {
  const [found] = await db.drizzle.select().from(accommodationOwner).where(eq(accommodationOwner.uuid, uuid));
  return found ?? null;
}
