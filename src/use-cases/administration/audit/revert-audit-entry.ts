import { namingDependants } from "../records/record-in-use.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { arcEntriesOfMove, deletedPhotos, findAuditEntry } from "#database/queries/administration/audit-entries.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "../../use-case-error.ts";
import { restorePhoto } from "../photos/delete-photo.ts";
import { pathResource } from "../path/apply-path.ts";
import { applyMove } from "../graph/move-waypoint.ts";
import { revertPath } from "../path/revert-path.ts";
import { undoImport } from "../registers/change-import.ts";
import { registerResource } from "../registers/write-imports.ts";
import { requirePermission, type Resource, resourceBySingular, resourceOf } from "../records/resource.ts";
import { writeContent } from "../records/write-record.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { AuditedFields } from "#database/schema/content/audit-log.ts";
import type { PhotoVariant } from "#database/schema/places/photo.ts";
import { canRevert, photoResource } from "./list-audit.ts";
import { isStanding } from "./standing-changes.ts";
import { amendRecord } from "../records/change-record.ts";
import { restoreAndAudit } from "../records/make-record.ts";
import { deleteWithPhotos } from "../deletions/delete-record.ts";
import { trashFiles } from "../photos/trashed-files.ts";
import { presentRecord } from "../records/present-record.ts";
import { RecordConflict } from "../records/open-record.ts";

/** A change of a record in the audit log. */
interface RecordEntry {
  readonly at: Date;
  readonly resourceUuid: string;
  readonly before: AuditedFields | null;
  readonly after: AuditedFields | null;
}

const action = "revert";
const arcs = resourceOf("arcs");

/**
 * Undoes one change of a record: created records are deleted, deleted ones restored, changed fields reset.
 * @param tx the transaction of the change
 * @returns files of photos of a deleted record, to be put aside after the transaction
 * @throws RecordConflict if one of the fields has been changed again since
 * @throws UseCaseError `not-valid` if the record no longer exists, or its previous state is no longer possible
 */
async function reverseEntry(
  tx: Queryable,
  resource: Resource,
  { at, resourceUuid: uuid, before, after }: RecordEntry,
  change: Change,
): Promise<readonly PhotoVariant[]> {
  const record = await lockRecord(tx, resource.store, uuid);
  if (record === null) {
    if (after !== null) throw notValid("uuid", "record_gone");
    await restoreAndAudit(tx, resource, { ...writable(resource, before ?? {}), uuid }, change, action);
    return [];
  }
  if (!isStanding(resource, record, after)) throw new RecordConflict(await presentRecord(tx, resource, record));
  if (before === null) return deleteWithPhotos(tx, resource, record, change, action);
  const moved = resource.definition.name === "waypoints" ? await arcEntriesOfMove(tx, uuid, at) : [];
  const restored = writable(resource, before);
  if (moved.length === 0) await amendRecord(tx, resource, record, restored, change, { action });
  else await moveBack(tx, record, { restored, moved }, change);
  return [];
}

/** Arcs that are as the move left them get their previous lengths; others change by what the way back changes. */
async function moveBack(
  tx: Queryable,
  record: Fields,
  { restored, moved }: { readonly restored: Fields; readonly moved: readonly RecordEntry[] },
  change: Change,
): Promise<void> {
  const standing = new Map<string, Fields>();
  for (const { resourceUuid, before, after } of moved) {
    const { movedWith: _, ...written } = after ?? {};
    const arc = await lockRecord(tx, arcs.store, resourceUuid);
    if (isStanding(arcs, arc, written)) standing.set(resourceUuid, writable(arcs, before ?? {}));
  }
  const { lat, lon } = { ...record, ...restored };
  await applyMove(tx, record, { lat: Number(lat), lon: Number(lon) }, change, { waypoint: restored, arcs: standing });
}

/** Restores the photos that were deleted with a record; one whose files are gone stays deleted. */
async function restorePhotosWith(context: UseCaseContext, { resourceUuid, at }: RecordEntry): Promise<void> {
  for (const entry of await deletedPhotos(context.database, resourceUuid, at)) {
    if (!canRevert(entry, context.now())) continue;
    await restorePhoto(context, entry).catch((error: unknown) =>
      context.log.warn({ err: error }, "a photo of a restored record stays deleted"),
    );
  }
}

/** Derived fields are computed again. */
function writable({ definition }: Resource, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !definition.fields[field]?.isDerived));
}

/**
 * Undoes the change of an entry of the audit log; the undoing is logged as an entry of its own.
 *
 * @throws UseCaseError for everybody but those who may change the record, `not-found`, and `not-valid` for what cannot
 * be undone
 * @throws RecordInUse if other records refer to it by now
 * @throws RecordConflict, PathChanged, PhotoConflict if it has been changed again since
 */
export async function revertAuditEntry(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const entry = isUuid(uuid) ? await findAuditEntry(context.database, uuid) : null;
  if (entry === null) throw new UseCaseError("not-found");
  if (!canRevert(entry, context.now())) throw notValid("uuid", "not_revertible");
  if ("movedWith" in (entry.after ?? {})) throw notValid("uuid", "part_of_move");
  const change = { by, now: context.now() };
  if (entry.resource === pathResource) {
    await writeContent(context, (tx) => revertPath(tx, entry, change));
    return;
  }
  if (entry.resource === registerResource) {
    await undoImport(context, entry.resourceUuid);
    return;
  }
  if (entry.resource === photoResource) {
    await restorePhoto(context, entry);
    return;
  }
  const resource = resourceBySingular(entry.resource);
  if (!resource) throw notValid("uuid", "not_revertible");
  requirePermission(context, resource);
  const files = await namingDependants(context, resource, entry.resourceUuid, () =>
    writeContent(context, (tx) => reverseEntry(tx, resource, entry, change)),
  );
  await trashFiles(context, files);
  if (entry.after === null) await restorePhotosWith(context, entry);
}
