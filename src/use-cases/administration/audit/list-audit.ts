import type { AuditEntry, AuditList, AuditQuery } from "#contract/administration/audit.ts";
import { type AuditRecord, listAuditEntries } from "#database/queries/administration/audit-entries.ts";
import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { pathResource } from "../path/apply-path.ts";
import { resourceBySingular } from "../records/resource.ts";

const revertible = new Set(["create", "update", "delete", "publish", "unpublish", "import", "revert"]);

/** Whether what an entry tells of can be undone. */
export function canRevert({ resource, action }: Pick<AuditRecord, "resource" | "action">): boolean {
  if (resource === pathResource) return action === "import";
  return revertible.has(action) && resourceBySingular(resource) !== undefined;
}

/**
 * One page of who changed what, the last change first. What is said of people is for administrators.
 *
 * @throws Refusal for everybody but editors
 */
export async function listAudit(context: UseCaseContext, query: AuditQuery): Promise<AuditList> {
  const member = requireEditor(context);
  const { page, perPage, resource, uuid, by, action } = query;
  const filter = { resource, resourceUuid: uuid, by, action };
  const { entries, total } = await listAuditEntries(context.database, filter, { page, perPage });
  const seesPeople = mayAdminister(member);
  return { data: entries.map((entry) => presentEntry(entry, seesPeople)), page, perPage, total };
}

const personal = new Set(["user", "plan"]);

function presentEntry(entry: AuditRecord, seesPeople: boolean): AuditEntry {
  const isHidden = personal.has(entry.resource) && !seesPeople;
  return {
    uuid: entry.uuid,
    at: entry.at.toISOString(),
    by: entry.by,
    byName: entry.byName,
    resource: entry.resource,
    resourceUuid: entry.resourceUuid,
    action: entry.action,
    before: isHidden ? null : (entry.before ?? null),
    after: isHidden ? null : (entry.after ?? null),
    canRevert: canRevert(entry),
  };
}
