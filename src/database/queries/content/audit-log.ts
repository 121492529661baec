import { eq } from "drizzle-orm";
import type { AuditAction } from "#domain/audit-actions.ts";
import type { Queryable } from "#database/connect.ts";
import { auditLog, type AuditedFields } from "#database/schema/audit-log.ts";

export interface AuditEntry {
  /** Made here when missing. */
  readonly uuid?: string;
  readonly at: Date;
  /** Uuid of the person; null for the program itself. */
  readonly by: string | null;
  readonly resource: string;
  readonly resourceUuid: string;
  readonly action: AuditAction;
  /** Only the fields that differ, or all of them for `create` and `delete`. */
  readonly before?: AuditedFields | null;
  readonly after?: AuditedFields | null;
}

/** To be called in the transaction of the change. */
export async function insertAuditEntry(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.drizzle.insert(auditLog).values(entry);
}

/** Removes what the log knows about a person who leaves; what the person did stays, without a name. */
export async function forgetPersonInAuditLog(tx: Queryable, userUuid: string): Promise<void> {
  await tx.drizzle.update(auditLog).set({ by: null }).where(eq(auditLog.by, userUuid));
  await tx.drizzle.update(auditLog).set({ before: null, after: null }).where(eq(auditLog.resourceUuid, userUuid));
}
