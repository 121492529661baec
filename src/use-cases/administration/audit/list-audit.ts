import type { AuditEntry, AuditList, AuditQuery } from "#contract/administration/audit.ts";
import { type AuditRecord, listAuditEntries } from "#database/queries/administration/audit-entries.ts";
import { appliedImports } from "#database/queries/administration/registers/imports.ts";
import { standingPaths } from "#database/queries/administration/arc-paths.ts";
import { mayAdminister } from "#domain/accounts/permissions.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { pathResource } from "../path/apply-path.ts";
import { registerResource } from "../registers/write-imports.ts";
import { isStillInTrash } from "../photos/trashed-files.ts";
import { resourceBySingular } from "../records/resource.ts";
import { standingChanges } from "./standing-changes.ts";

const revertible = new Set(["create", "update", "delete", "publish", "unpublish", "verify", "import", "revert"]);
/** The name of photos in the audit log. */
export const photoResource = "photo";

/** Whether changes of this kind can be undone, as long as nothing has been changed since. */
export function canRevert(
  { resource, action, at, before }: Pick<AuditRecord, "resource" | "action" | "at" | "before">,
  now: Date,
): boolean {
  if (resource === pathResource || resource === registerResource) return action === "import";
  if (resource === photoResource) return action === "delete" && "stored" in (before ?? {}) && isStillInTrash(at, now);
  return revertible.has(action) && resourceBySingular(resource) !== undefined;
}

/**
 * One page of the audit log, the latest change first. Only administrators see values and names in entries about people;
 * for editors these say what was done and when.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function listAudit(context: UseCaseContext, query: AuditQuery): Promise<AuditList> {
  const member = requireEditor(context);
  const { page, perPage, resource, uuid, by, action } = query;
  const filter = { resource, resourceUuid: uuid, by, action };
  const { entries, total } = await listAuditEntries(context.database, filter, { page, perPage });
  const undoable = await undoableChanges(context, entries);
  const data = entries.map((entry) =>
    presentEntry(entry, undoable.has(entry.uuid), mayAdminister(member) || !personal.has(entry.resource)),
  );
  return { data, page, perPage, total };
}

/**
 * As many imported paths of a page, the latest first, are compared with the present ones, each of up to a thousand
 * arcs; earlier ones are not offered for undoing.
 */
const maxComparedPaths = 25;

/** The uuids of entries whose change can be undone and has not been undone or changed again. */
async function undoableChanges({ database, now }: UseCaseContext, entries: readonly AuditRecord[]) {
  const undoable = entries.filter((entry) => canRevert(entry, now()));
  const imports = undoable.filter(({ resource }) => resource === registerResource);
  const [applied, paths, records] = await Promise.all([
    appliedImports(
      database,
      imports.map(({ resourceUuid }) => resourceUuid),
    ),
    standingPaths(
      database,
      undoable.flatMap(({ uuid, resource }) => (resource === pathResource ? [uuid] : [])).slice(0, maxComparedPaths),
    ),
    standingChanges(database, undoable),
  ]);
  const standing = undoable.filter(({ uuid, resource, resourceUuid }) => {
    if (resource === registerResource) return applied.has(resourceUuid);
    return resource === photoResource || paths.includes(uuid) || records.has(uuid);
  });
  return new Set(standing.map(({ uuid }) => uuid));
}

/** What administrators alone may open: accounts, plans of others, and the account that sends mails. */
const personal = new Set(["user", "plan", "oauth2-connection"]);

/** @param isReadable false hides the values and who made the change */
function presentEntry(entry: AuditRecord, isUndoable: boolean, isReadable: boolean): AuditEntry {
  // Internal paths of a photo's files are of no use.
  const { stored: _, ...before } = entry.before ?? {};
  return {
    uuid: entry.uuid,
    at: entry.at.toISOString(),
    by: entry.by,
    byName: isReadable ? entry.byName : null,
    resource: entry.resource,
    resourceUuid: entry.resourceUuid,
    action: entry.action,
    before: isReadable && entry.before ? before : null,
    after: isReadable ? (entry.after ?? null) : null,
    canRevert: isUndoable,
  };
}
