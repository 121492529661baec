import type { WrittenFields } from "#contract/administration/record.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { isSlug } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { findRecord, isTaken, knownKeys } from "#database/queries/administration/records/change-records.ts";
import { hasColumn, type Fields } from "#database/queries/administration/records/record-store.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { UseCaseError, type FieldErrorCodes } from "#use-cases/use-case-error.ts";
import type { KnownNames } from "./known-records.ts";
import { listsOf, referencesOf } from "./present-record.ts";
import { isKey } from "./open-record.ts";
import { type Resource, resourceOf } from "./resource.ts";

/** Resolves a uuid or slug to a uuid; null if there is no such record. */
export async function uuidNamed(db: Queryable, resourceName: ResourceName, name: string): Promise<string | null> {
  const resource = resourceOf(resourceName);
  const { store, slugWithin } = resource;
  const key = isKey(resource, name) ? "uuid" : "slug";
  if (key === "slug" && !(isSlug(name) && slugWithin === null && hasColumn(store, "slug"))) return null;
  const record = await findRecord(db, store, key, name);
  return record === null ? null : String(record["uuid"]);
}

/**
 * Converts the fields of a request to their stored form: references to uuids, timestamps to dates. Also checks what
 * needs the database.
 *
 * @param before the record to change; null for a new one
 * @param known what rows of a resource with unique slugs refer to; otherwise it is looked up
 * @throws UseCaseError `not-valid` for unknown records, for values that must be unique, and for inconsistent fields
 */
export async function readFields(
  db: Queryable,
  resource: Resource,
  values: WrittenFields,
  before: Fields | null,
  known?: KnownNames,
): Promise<Fields> {
  const errors: Record<string, readonly FieldErrorCode[]> = {};
  const fields: Record<string, unknown> = { ...values };
  for (const [field, resourceName] of referencesOf(resource.definition)) {
    const name = fields[field];
    if (typeof name !== "string") continue;
    const uuid = known
      ? (known.references.get(resourceName)?.get(name) ?? null)
      : await uuidNamed(db, resourceName, name);
    if (uuid === null) errors[field] = ["unknown_record"];
    else fields[field] = uuid;
  }
  for (const [field, resourceName] of listsOf(resource.definition)) {
    const names = fields[field];
    if (!Array.isArray(names)) continue;
    const listed = resourceOf(resourceName);
    const texts = names.map(String);
    const existing = await knownKeys(
      db,
      listed.store,
      texts.filter((text) => isKey(listed, text)),
    );
    if (texts.some((text) => !existing.has(text))) errors[field] = ["unknown_record"];
    else fields[field] = listed.store.isNumbered ? texts.map(Number) : texts;
  }
  for (const [field, { input }] of Object.entries(resource.definition.fields)) {
    const value = fields[field];
    if (input.kind === "moment" && typeof value === "string") fields[field] = new Date(value);
  }
  const ownUuid = before === null ? null : String(before["uuid"]);
  for (const field of ["slug", ...resource.unique]) {
    const value = fields[field];
    const scope = field === "slug" ? resource.slugWithin : null;
    if (value === undefined || errors[field] || errors[scope ?? ""] || value === before?.[field]) continue;
    const within = scope === null ? {} : { [scope]: fields[scope] ?? before?.[scope] };
    const owner = known?.bySlug.get(String(value));
    const isOthers = known
      ? owner !== undefined && owner["uuid"] !== ownUuid
      : await isTaken(db, resource.store, field, value, ownUuid, within);
    if (isOthers) {
      errors[field] = [field === "slug" ? "slug_taken" : "record_taken"];
    }
  }
  Object.assign(errors, resource.errorsOf({ ...before, ...fields }, before));
  refuseErrors(errors);
  return fields;
}

/** @throws UseCaseError `not-valid` if there are errors */
export function refuseErrors(errors: FieldErrorCodes): void {
  if (Object.keys(errors).length > 0) throw new UseCaseError("not-valid", { errors });
}
