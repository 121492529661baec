import { recordSchemas, type WrittenFields } from "#contract/administration/record.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { findRecordsBy, findRecordsListing } from "#database/queries/administration/records/find-records.ts";
import { type Fields, hasColumn } from "#database/queries/administration/records/record-store.ts";
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
 * one that has all other values of the row too. A row without identity is about the record that equals it, if there is
 * one: a table that is imported again creates nothing.
 */
export async function findIdentical(
  db: Queryable,
  resource: Resource,
  rows: readonly UnnamedRow[],
  names: NameIndex,
): Promise<ReadonlyMap<UnnamedRow, Identified>> {
  const identified = await findIdentified(db, resource, rows, names);
  const others = rows.filter((row) => !identified.has(row));
  return new Map([...identified, ...(await findEqual(db, resource, others))]);
}

async function findIdentified(
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
  const values = [...keys.keys()].map((row) => row.values[firstField]);
  const found = await inPortions(values, (some) => findRecordsBy(db, store, firstField, some));
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

/** Rows with valid fields, each with the record that equals it in all of them, if there is one; lists in any order. */
async function findEqual(
  db: Queryable,
  { definition, equalBy, identity, store }: Resource,
  rows: readonly UnnamedRow[],
): Promise<ReadonlyMap<UnnamedRow, Identified>> {
  if (equalBy === undefined) return new Map();
  const schema = recordSchemas(definition).creation;
  const wanted = new Map<UnnamedRow, WrittenFields>();
  for (const row of rows) {
    await yieldIfBusy();
    const isWithoutIdentity = identity.every((field) => row.given[field] === undefined);
    const checked = schema.safeParse(row.values);
    if (isWithoutIdentity && checked.success) wanted.set(row, checked.data);
  }
  const entries = (fields: Fields): unknown[] => [fields[equalBy]].flat();
  const keyOf = (fields: Fields): string => JSON.stringify(entries(fields).sort());
  const find = hasColumn(store, equalBy) ? findRecordsBy : findRecordsListing;
  const first = [...wanted.values()].map((values) => entries(values)[0]);
  const found = await inPortions(first, (some) => find(db, store, equalBy, some));
  const records = Map.groupBy(found, keyOf);
  return new Map(
    [...wanted].map(([row, values]) => [
      row,
      records.get(keyOf(values))?.find((record) => hasValues(record, values)) ?? null,
    ]),
  );
}

async function inPortions(
  values: readonly unknown[],
  find: (some: readonly unknown[]) => Promise<readonly Fields[]>,
): Promise<readonly Fields[]> {
  const distinct = [...new Set(values)];
  const found: Fields[] = [];
  for (let from = 0; from < distinct.length; from += namesPerQuery) {
    found.push(...(await find(distinct.slice(from, from + namesPerQuery))));
  }
  return found;
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
    ([field, value]) => (typeof value === "object" && value !== null) || value === undefined || record[field] === value,
  );
}
