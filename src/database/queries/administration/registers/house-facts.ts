import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../../connect.ts";
import { auditLog } from "../../../schema/audit-log.ts";
import { houseFact } from "../../../schema/register-import.ts";

/** All that sources are kept to say of a house, by field, the newest first. */
export function factsOfHouse(db: Queryable, houseUuid: string) {
  return db.drizzle
    .select()
    .from(houseFact)
    .where(eq(houseFact.accommodationUuid, houseUuid))
    .orderBy(asc(houseFact.field), desc(houseFact.date), asc(houseFact.source))
    .limit(200);
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

export type HouseEntry = typeof auditLog.$inferSelect;

/** What the log tells of the houses that an import changed: the entries of its moment, after one of them. */
export function entriesOfImport(db: Queryable, at: Date, after: string | null, most: number): Promise<HouseEntry[]> {
  return db.drizzle
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.at, at),
        eq(auditLog.resource, "accommodation"),
        eq(auditLog.action, "import"),
        after === null ? undefined : gt(auditLog.uuid, after),
      ),
    )
    .orderBy(asc(auditLog.uuid))
    .limit(most);
}
