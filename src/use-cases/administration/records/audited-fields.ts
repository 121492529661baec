import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { fieldsOf } from "./present-record.ts";
import type { Resource } from "./resource.ts";

/** All that the audit log keeps of a record that is made or deleted. */
export function auditedFields(resource: Resource, record: Fields): Fields {
  const { published, sources } = record;
  return { ...fieldsOf(resource, record), published, ...(sources !== undefined && { sources }) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that differ between two states of a record. */
export function auditedDifference(
  resource: Resource,
  before: Fields,
  after: Fields,
): { readonly before: Fields; readonly after: Fields } {
  const [was, is] = [auditedFields(resource, before), auditedFields(resource, after)];
  const changed = Object.keys(is).filter((field) => !isSame(was[field], is[field]));
  const only = (fields: Fields): Fields => Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return { before: only(was), after: only(is) };
}
