import type { WrittenFields } from "#contract/administration/record.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { findRecordsBy } from "#database/queries/administration/records/find-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { type NameIndex, namesPerQuery } from "./known-records.ts";
import { referencesOf } from "./present-record.ts";
import type { Resource } from "./resource.ts";

/** A row that names no record: its fields as given, and with uuids in place of slugs. */
interface UnnamedRow {
  readonly given: WrittenFields;
  readonly values: WrittenFields;
}

/** What a row is about: a record, none, or one of several that it does not tell apart. */
export type Identified = Fields | "several" | null;

/**
 * The records that rows are about by their `identity`. Of several, as of two arcs between the same waypoints, it is the
 * one that has all other values of the row too.
 */
export async function findIdentical(
  db: Queryable,
  resource: Resource,
  rows: readonly UnnamedRow[],
  names: NameIndex,
): Promise<ReadonlyMap<UnnamedRow, Identified>> {
  const { identity, store } = resource;
  const [firstField] = identity;
  if (firstField === undefined) return new Map();
  const keys = new Map<UnnamedRow, string>();
  const keyOf = (fields: WrittenFields): string => JSON.stringify(identity.map((field) => fields[field]));
  for (const row of rows) {
    await yieldIfBusy();
    if (isIdentified(resource, row, names)) keys.set(row, keyOf(row.values));
  }
  const values = [...new Set([...keys.keys()].map((row) => row.values[firstField]))];
  const found: Fields[] = [];
  for (let from = 0; from < values.length; from += namesPerQuery) {
    found.push(...(await findRecordsBy(db, store, firstField, values.slice(from, from + namesPerQuery))));
  }
  const records = Map.groupBy(found, keyOf);
  const identified = new Map<UnnamedRow, Identified>();
  for (const [row, key] of keys) {
    const [first = null, ...others] = records.get(key) ?? [];
    const same =
      others.length === 0 ? first : [first, ...others].find((record) => record && hasValues(record, row.values));
    identified.set(row, same === undefined ? "several" : same);
  }
  return identified;
}

/** Whether all fields of the identity are given and valid, and exist if they are references. */
function isIdentified({ definition, identity }: Resource, { given }: UnnamedRow, names: NameIndex): boolean {
  const references = new Map(referencesOf(definition));
  return identity.every((field) => {
    const target = references.get(field);
    if (target !== undefined) return names.get(target)?.has(String(given[field])) ?? false;
    return definition.fields[field]?.schema.safeParse(given[field]).success ?? false;
  });
}

/** Lists, as lines, may have been rounded when they were stored. */
function hasValues(record: Fields, values: WrittenFields): boolean {
  return Object.entries(values).every(
    ([field, value]) => (typeof value === "object" && value !== null) || record[field] === value,
  );
}
