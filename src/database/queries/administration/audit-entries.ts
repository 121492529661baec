import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../connection/connect.ts";
import { auditLog } from "../../schema/content/audit-log.ts";
import { user } from "../../schema/accounts/user.ts";

type AuditRow = typeof auditLog.$inferSelect;
export type AuditRecord = AuditRow & { readonly byName: string | null };

interface AuditFilter {
  readonly resource?: string | undefined;
  readonly resourceUuid?: string | undefined;
  readonly by?: string | undefined;
  readonly action?: string | undefined;
}

/** One page of the log, the latest change first. */
export async function listAuditEntries(
  db: Queryable,
  { resource, resourceUuid, by, action }: AuditFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly entries: AuditRecord[]; readonly total: number }> {
  const where = and(
    resource === undefined ? undefined : eq(auditLog.resource, resource),
    resourceUuid === undefined ? undefined : eq(auditLog.resourceUuid, resourceUuid),
    by === undefined ? undefined : eq(auditLog.by, by),
    action === undefined ? undefined : eq(auditLog.action, action),
  );
  const rows = await db.drizzle
    .select({ entry: auditLog, byName: user.name })
    .from(auditLog)
    .leftJoin(user, eq(user.uuid, auditLog.by))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    entries: rows.map(({ entry, byName }) => ({ ...entry, byName })),
    total: await db.drizzle.$count(auditLog, where),
  };
}

/** The changes of arcs that were part of moving a waypoint. @param at time of the move */
export async function arcEntriesOfMove(db: Queryable, waypointUuid: string, at: Date): Promise<AuditRow[]> {
  return db.drizzle
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.at, at), eq(auditLog.resource, "arc"), sql`${auditLog.after}->>'movedWith' = ${waypointUuid}`),
    );
}

/** The deletions of the photos of a record that was deleted at that time. */
export async function deletedPhotos(db: Queryable, uuid: string, at: Date): Promise<AuditRow[]> {
  const deletions = await db.drizzle
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.at, at), eq(auditLog.resource, "photo"), eq(auditLog.action, "delete")))
    .orderBy(asc(auditLog.uuid));
  return deletions.filter(({ before }) => Object.values(before ?? {}).includes(uuid));
}

export async function findAuditEntry(db: Queryable, uuid: string): Promise<AuditRow | null> {
  const [row] = await db.drizzle.select().from(auditLog).where(eq(auditLog.uuid, uuid));
  return row ?? null;
}
