import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { auditLog } from "#database/schema/content/audit-log.ts";

/** Where the deletions of the records at the other end of links are logged. */
export interface OtherEnd {
  /** Its resource in the audit log. */
  readonly resource: string;
  /** The name of its links there. */
  readonly links: string;
}

/**
 * The records whose link to a deleted one could not be restored with them, because it was still gone.
 *
 * @param uuid of the deleted record, about to be restored
 * @returns uuids, also of records that have been deleted again
 */
export async function droppedLinks(
  db: Queryable,
  uuid: string,
  { resource, links }: OtherEnd,
): Promise<readonly string[]> {
  const { rows } = await db.drizzle.execute<{ readonly uuid: string }>(sql`
    SELECT DISTINCT restored.resource_uuid AS uuid FROM ${auditLog} restored
    WHERE restored.resource = ${resource} AND restored.action = 'revert' AND restored.before IS NULL
      AND restored.at >= (
        SELECT max(own.at) FROM ${auditLog} own WHERE own.resource_uuid = ${uuid} AND own.after IS NULL
      )
      AND (
        SELECT deleted.before->${links}::text ? ${uuid} FROM ${auditLog} deleted
        WHERE deleted.resource_uuid = restored.resource_uuid AND deleted.resource = ${resource}
          AND deleted.after IS NULL AND deleted.at <= restored.at
        ORDER BY deleted.at DESC LIMIT 1
      )`);
  return rows.map((row) => row.uuid);
}
