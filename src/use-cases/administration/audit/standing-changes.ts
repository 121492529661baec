import type { Queryable } from "#database/connection/connect.ts";
import type { AuditRecord } from "#database/queries/administration/audit-entries.ts";
import { findRecords } from "#database/queries/administration/records/find-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { isKey } from "../records/open-record.ts";
import { type Resource, resourceBySingular } from "../records/resource.ts";
import { auditedFields } from "../records/write-record.ts";

/**
 * Whether a record is as a change left it.
 * @param record null if it does not exist
 * @param after the change's entry in the audit log: null if it deleted the record
 */
export function isStanding(resource: Resource, record: Fields | null, after: Fields | null): boolean {
  if (record === null || after === null) return record === after;
  const today = auditedFields(resource, record);
  return Object.keys(after).every((field) => JSON.stringify(today[field]) === JSON.stringify(after[field]));
}

/** Of changes of records, the uuids of those that still stand: nothing has changed or deleted the same fields since. */
export async function standingChanges(db: Queryable, changes: readonly AuditRecord[]): Promise<ReadonlySet<string>> {
  const standing = await Promise.all(
    [...Map.groupBy(changes, (change) => change.resource)].map(async ([singular, ofResource]) => {
      const resource = resourceBySingular(singular);
      if (!resource) return [];
      const uuids = new Set(ofResource.map(({ resourceUuid }) => resourceUuid).filter((uuid) => isKey(resource, uuid)));
      const records = await findRecords(db, resource.store, { uuids: [...uuids], slugs: [] });
      const byUuid = new Map(records.map((record) => [String(record["uuid"]), record]));
      return ofResource.filter(({ resourceUuid, after }) =>
        isStanding(resource, byUuid.get(resourceUuid) ?? null, after),
      );
    }),
  );
  return new Set(standing.flat().map(({ uuid }) => uuid));
}
