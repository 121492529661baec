import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../connect.ts";
import { auditLog } from "../../schema/audit-log.ts";
import { user } from "../../schema/user.ts";

/** An import of a path, or its undoing, as the audit log holds it. */
export interface PathImportRecord {
  readonly uuid: string;
  readonly at: Date;
  /** Name of the person; null when the person is gone. */
  readonly by: string | null;
  readonly action: string;
  readonly arcs: number;
  /** Null for an undoing. */
  readonly fileName: string | null;
}

const shown = 10;

/** The last imports of paths of a route, the latest first. */
export function listPathImports(db: Queryable, resource: string, routeUuid: string): Promise<PathImportRecord[]> {
  return db.drizzle
    .select({
      uuid: auditLog.uuid,
      at: auditLog.at,
      by: user.name,
      action: auditLog.action,
      arcs: sql<number>`jsonb_array_length(${auditLog.after} -> 'arcs')::int`,
      fileName: sql<string | null>`${auditLog.after} ->> 'fileName'`,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.uuid, auditLog.by))
    .where(and(eq(auditLog.resource, resource), eq(auditLog.resourceUuid, routeUuid)))
    .orderBy(desc(auditLog.at), desc(auditLog.uuid))
    .limit(shown);
}

/** An entry of the audit log of a resource; undefined when there is none. */
export async function findPathImport(db: Queryable, resource: string, routeUuid: string, uuid: string) {
  const [found] = await db.drizzle
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.uuid, uuid), eq(auditLog.resource, resource), eq(auditLog.resourceUuid, routeUuid)));
  return found;
}
