import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../connect.ts";
import { accommodation } from "../../../schema/accommodation.ts";
import { auditLog } from "../../../schema/audit-log.ts";
import { houseFact } from "../../../schema/register-import.ts";

export type HouseFact = typeof houseFact.$inferInsert;

/** Keeps what sources say of houses; what one has said of the same day before stays. */
export async function keepHouseFacts(tx: Queryable, facts: readonly HouseFact[]): Promise<void> {
  if (facts.length > 0)
    await tx.drizzle
      .insert(houseFact)
      .values([...facts])
      .onConflictDoNothing();
}

/** Forgets what an import has brought. */
export async function forgetFactsOfImport(tx: Queryable, importUuid: string): Promise<void> {
  await tx.drizzle.delete(houseFact).where(eq(houseFact.importUuid, importUuid));
}

/** Forgets what sources say of some facts of a house. */
export async function forgetHouseFacts(tx: Queryable, houseUuid: string, fields: readonly string[]): Promise<void> {
  await tx.drizzle
    .delete(houseFact)
    .where(and(eq(houseFact.accommodationUuid, houseUuid), inArray(houseFact.field, [...fields])));
}

/** What the log tells of the houses that an import changed: the entries of its moment. */
export function entriesOfImport(tx: Queryable, at: Date) {
  return tx.drizzle
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.at, at), eq(auditLog.resource, "accommodation"), eq(auditLog.action, "import")))
    .orderBy(asc(auditLog.uuid));
}

/** Whether anything would go with a house: nights of plans, favourites, photos, letters. */
export async function isHouseInUse(tx: Queryable, houseUuid: string): Promise<boolean> {
  const { rows } = await tx.drizzle.execute(sql`
    SELECT FROM ${accommodation} WHERE uuid = ${houseUuid}::uuid AND (
      EXISTS (SELECT FROM plan_day WHERE house_uuid = ${houseUuid}::uuid)
      OR EXISTS (SELECT FROM favourite_accommodation WHERE accommodation_uuid = ${houseUuid}::uuid)
      OR EXISTS (SELECT FROM photo WHERE accommodation_uuid = ${houseUuid}::uuid)
      OR EXISTS (SELECT FROM correction_suggestion WHERE accommodation_uuid = ${houseUuid}::uuid)
      OR EXISTS (SELECT FROM email WHERE accommodation_uuid = ${houseUuid}::uuid))`);
  return rows.length > 0;
}
