import type { RecordReference, ShownRecord } from "#contract/administration/record.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { titlesOf } from "#database/queries/administration/records/find-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { type Resource, resourceOf } from "./resource.ts";

const keeping = ["version", "published", "createdAt", "updatedAt", "createdBy", "updatedBy"];

/** Fields that refer to another record, with its resource. */
export function referencesOf({ fields }: ResourceDefinition): (readonly [string, ResourceName])[] {
  return Object.entries(fields).flatMap(([field, { input }]) =>
    input.kind === "reference" ? [[field, input.to] as const] : [],
  );
}

/** Fields that list other records, with their resource. */
export function listsOf({ fields }: ResourceDefinition): (readonly [string, ResourceName])[] {
  return Object.entries(fields).flatMap(([field, { input }]) =>
    input.kind === "references" ? [[field, input.to] as const] : [],
  );
}

function presented(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

function keysIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The fields of a record in API spelling, without internal ones. */
export function fieldsOf({ definition }: Resource, record: Fields): Fields {
  return Object.fromEntries(Object.keys(definition.fields).map((field) => [field, presented(record[field])]));
}

/** Records for display, with the names of the records they refer to. */
export async function presentRecords(
  db: Queryable,
  resource: Resource,
  records: readonly Fields[],
): Promise<ShownRecord[]> {
  const named = new Map<string, ReadonlyMap<string, RecordReference>>();
  for (const [field, resourceName] of referencesOf(resource.definition)) {
    const uuids = records.flatMap((record) => (typeof record[field] === "string" ? [record[field]] : []));
    const { store, definition } = resourceOf(resourceName);
    named.set(field, await titlesOf(db, store, definition.title, [...new Set(uuids)]));
  }
  const listed = new Map<string, ReadonlyMap<string, RecordReference>>();
  for (const [field, resourceName] of listsOf(resource.definition)) {
    const keys = records.flatMap((record) => keysIn(record[field]));
    const { store, definition } = resourceOf(resourceName);
    listed.set(field, await titlesOf(db, store, definition.title, [...new Set(keys)]));
  }
  return records.map((record) => {
    const references = [...named].flatMap(([field, titles]) => {
      const title = titles.get(String(record[field]));
      return title ? [[field, title] as const] : [];
    });
    const lists = [...listed].map(
      ([field, titles]) => [field, keysIn(record[field]).flatMap((key) => titles.get(key) ?? [])] as const,
    );
    return {
      ...(resource.definition.isNumbered && { id: record["id"] }),
      uuid: record["uuid"],
      ...Object.fromEntries(keeping.map((field) => [field, presented(record[field])])),
      ...fieldsOf(resource, record),
      sources: record["sources"] ?? {},
      references: Object.fromEntries(references),
      ...(listed.size > 0 && { lists: Object.fromEntries(lists) }),
    } as unknown as ShownRecord;
  });
}

export async function presentRecord(db: Queryable, resource: Resource, record: Fields): Promise<ShownRecord> {
  const [only] = await presentRecords(db, resource, [record]);
  if (!only) throw new RangeError("one record is presented as one");
  return only;
}
