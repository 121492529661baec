import type { WrittenFields } from "#contract/administration/record.ts";
import type { RefusalFault } from "#contract/refusal-text/sentences.ts";
import { isSlug } from "#contract/slug.ts";
import { isUuid } from "#contract/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import { findRecord, isTaken } from "#database/queries/administration/records/change-records.ts";
import { hasColumn } from "#database/queries/administration/records/record-columns.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { ResourceName } from "#contract/administration/resource-names.ts";
import { Refusal } from "../../refusal.ts";
import { referencesOf } from "./present-record.ts";
import { type Resource, resourceOf } from "./resource.ts";

/** The uuid of a record that is named by its uuid or slug; null when there is none. */
export async function uuidNamed(db: Queryable, noun: ResourceName, name: string): Promise<string | null> {
  const { store } = resourceOf(noun);
  const key = isUuid(name) ? "uuid" : "slug";
  if (key === "slug" && !(isSlug(name) && hasColumn(store, "slug"))) return null;
  const record = await findRecord(db, store, key, name);
  return record === null ? null : String(record["uuid"]);
}

/**
 * The fields of a request as they are kept: records by their uuids, moments as such. Checks what only the database
 * can tell.
 *
 * @param before the record that is changed; null for a new one
 * @throws Refusal `not-valid` for records that do not exist, for what another record has already, and for what does not
 * go together
 */
export async function readFields(
  db: Queryable,
  resource: Resource,
  written: WrittenFields,
  before: Fields | null,
): Promise<Fields> {
  const faults: Record<string, readonly RefusalFault[]> = {};
  const fields: Record<string, unknown> = { ...written };
  for (const [field, noun] of referencesOf(resource.definition)) {
    const name = fields[field];
    if (typeof name !== "string") continue;
    const uuid = await uuidNamed(db, noun, name);
    if (uuid === null) faults[field] = ["unknown_record"];
    else fields[field] = uuid;
  }
  for (const [field, { input }] of Object.entries(resource.definition.fields)) {
    const value = fields[field];
    if (input.kind === "moment" && typeof value === "string") fields[field] = new Date(value);
  }
  const ownUuid = before === null ? null : String(before["uuid"]);
  for (const field of ["slug", ...resource.unique]) {
    const value = fields[field];
    if (value === undefined || faults[field] || value === before?.[field]) continue;
    if (await isTaken(db, resource.store, field, value, ownUuid)) {
      faults[field] = [field === "slug" ? "slug_taken" : "record_taken"];
    }
  }
  Object.assign(faults, resource.faultsOf({ ...before, ...fields }, before));
  if (Object.keys(faults).length > 0) throw new Refusal("not-valid", { faults });
  return fields;
}
