import { and, desc, eq } from "drizzle-orm";
import type { AuditAction } from "#domain/accounts/audit-actions.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { insertRows, newUuid } from "#database/rows.ts";
import { auditLog, type AuditedFields } from "#database/schema/content/audit-log.ts";

interface AuditEntry {
  /** Generated if missing. */
  readonly uuid?: string;
  readonly at: Date;
  /** Uuid of the person; null for the system. */
  readonly by: string | null;
  readonly resource: string;
  readonly resourceUuid: string;
  readonly action: AuditAction;
  /** Only the fields that differ, or all of them for `create` and `delete`. */
  readonly before?: AuditedFields | null;
  readonly after?: AuditedFields | null;
}

/** Call in the transaction of the change. */
export async function insertAuditEntry(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.drizzle.insert(auditLog).values(entry);
}

/** As `insertAuditEntry`, for many changes. */
export async function insertAuditEntries(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  await insertRows(
    tx,
    auditLog,
    entries.map((entry) => ({ uuid: newUuid(), ...entry })),
  );
}

const maxEntries = 10_000;

/** The latest entries about an account, the oldest first, with whether the person made them. */
export async function listEntriesAboutUser(db: Queryable, userUuid: string) {
  const { at, action, by, before, after } = auditLog;
  const entries = await db.drizzle
    .select({ at, action, by, before, after })
    .from(auditLog)
    .where(and(eq(auditLog.resourceUuid, userUuid), eq(auditLog.resource, "user")))
    .orderBy(desc(auditLog.at), desc(auditLog.uuid))
    .limit(maxEntries);
  return entries.reverse().map(({ by: actor, ...entry }) => ({ ...entry, byYou: actor === userUuid }));
}

/** Removes the personal data of a deleted account from the log; their actions stay, without a name. */
export async function anonymiseAuditLog(tx: Queryable, userUuid: string): Promise<void> {
  await tx.drizzle.update(auditLog).set({ by: null }).where(eq(auditLog.by, userUuid));
  await tx.drizzle.update(auditLog).set({ before: null, after: null }).where(eq(auditLog.resourceUuid, userUuid));
}
