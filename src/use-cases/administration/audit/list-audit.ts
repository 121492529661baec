import type { AuditEntry, AuditList, AuditQuery } from "#contract/administration/audit.ts";
import { type AuditRecord, listAuditEntries } from "#database/queries/administration/audit-entries.ts";
import { appliedImports } from "#database/queries/administration/registers/imports.ts";
import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { pathResource } from "../path/apply-path.ts";
import { registerResource } from "../registers/write-imports.ts";
import { isStillInTrash } from "../photos/trashed-files.ts";
import { resourceBySingular } from "../records/resource.ts";

const revertible = new Set(["create", "update", "delete", "publish", "unpublish", "verify", "import", "revert"]);
/** The name of photos in the audit log. */
export const photoResource = "photo";

/** Whether the change of an entry can be undone. */
export function canRevert(
  { resource, action, at, before }: Pick<AuditRecord, "resource" | "action" | "at" | "before">,
  now: Date,
): boolean {
  if (resource === pathResource || resource === registerResource) return action === "import";
  if (resource === photoResource) return action === "delete" && "stored" in (before ?? {}) && isStillInTrash(at, now);
  return revertible.has(action) && resourceBySingular(resource) !== undefined;
}

/**
 * One page of the audit log, the latest change first. Entries about accounts are visible to administrators only.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function listAudit(context: UseCaseContext, query: AuditQuery): Promise<AuditList> {
  const member = requireEditor(context);
  const { page, perPage, resource, uuid, by, action } = query;
  const filter = { resource, resourceUuid: uuid, by, action };
  const { entries, total } = await listAuditEntries(context.database, filter, { page, perPage });
  const seesPeople = mayAdminister(member);
  const imports = entries.filter((entry) => entry.resource === registerResource && entry.action === "import");
  const applied = await appliedImports(
    context.database,
    imports.map((entry) => entry.resourceUuid),
  );
  const data = entries.map((entry) => {
    const presented = presentEntry(entry, seesPeople, context.now());
    const isUndone = imports.includes(entry) && !applied.has(entry.resourceUuid);
    return isUndone ? { ...presented, canRevert: false } : presented;
  });
  return { data, page, perPage, total };
}

const personal = new Set(["user", "plan"]);

function presentEntry(entry: AuditRecord, seesPeople: boolean, now: Date): AuditEntry {
  const isHidden = personal.has(entry.resource) && !seesPeople;
  // Internal paths of a photo's files are of no use.
  const { stored: _, ...before } = entry.before ?? {};
  return {
    uuid: entry.uuid,
    at: entry.at.toISOString(),
    by: entry.by,
    byName: entry.byName,
    resource: entry.resource,
    resourceUuid: entry.resourceUuid,
    action: entry.action,
    before: isHidden || !entry.before ? null : before,
    after: isHidden ? null : (entry.after ?? null),
    canRevert: canRevert(entry, now),
  };
}
