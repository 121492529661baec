import { sql } from "drizzle-orm";
import type { Queryable } from "../connect.ts";

/** Lets everything that names one house name another: plans, favourites, photos, suggestions, links and mails. */
export async function moveReferences(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.drizzle.execute(sql`UPDATE plan_day SET house_uuid = ${to}::uuid WHERE house_uuid = ${from}::uuid`);
  // Who has both keeps the one that stays.
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
