import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../../connection/connect.ts";
import { auditLog } from "../../../schema/content/audit-log.ts";
import { houseFact } from "../../../schema/administration/register-import.ts";

/** All stored claims of sources about a house, by field, the newest first. */
export function factsOfHouse(db: Queryable, houseUuid: string) {
  return db.drizzle
    .select()
    .from(houseFact)
    .where(eq(houseFact.accommodationUuid, houseUuid))
    .orderBy(asc(houseFact.field), desc(houseFact.date), asc(houseFact.source))
    .limit(200);
}

/** Deletes the claims of an import. */
export async function deleteFactsOfImport(tx: Queryable, importUuid: string): Promise<void> {
  await tx.drizzle.delete(houseFact).where(eq(houseFact.importUuid, importUuid));
}

/** Deletes the claims about some facts of a house. */
export async function deleteHouseFacts(tx: Queryable, houseUuid: string, fields: readonly string[]): Promise<void> {
  await tx.drizzle
    .delete(houseFact)
    .where(and(eq(houseFact.accommodationUuid, houseUuid), inArray(houseFact.field, [...fields])));
}

export type HouseEntry = typeof auditLog.$inferSelect;

/** The log entries of houses changed by an import: those with its timestamp, after a given entry. */
export function entriesOfImport(db: Queryable, at: Date, after: string | null, limit: number): Promise<HouseEntry[]> {
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
    .limit(limit);
}
