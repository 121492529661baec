import type { WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { findNames, findRecords, type RecordKeys } from "#database/queries/administration/records/find-records.ts";
import { type Fields, hasColumn } from "#database/queries/administration/records/record-store.ts";
import { isKey } from "./open-record.ts";
import { listsOf, referencesOf } from "./present-record.ts";
import { type Resource, resourceOf } from "./resource.ts";

/** Bounds the number of parameters of a query. */
export const namesPerQuery = 1_000;

/** What names refer to, by uuid and, if slugs are unique, by slug. */
async function findNamed<Row extends Fields>(
  resource: Resource,
  names: ReadonlySet<string>,
  find: (keys: RecordKeys) => Promise<readonly Row[]>,
): Promise<ReadonlyMap<string, Row>> {
  const hasUniqueSlugs = resource.slugWithin === null && hasColumn(resource.store, "slug");
  const all = [...names];
  const rows: Row[] = [];
  for (let from = 0; from < all.length; from += namesPerQuery) {
    const some = all.slice(from, from + namesPerQuery);
    const uuids = some.filter((name) => isKey(resource, name));
    rows.push(...(await find({ uuids, slugs: hasUniqueSlugs ? some : [] })));
  }
  const bySlug = hasUniqueSlugs ? rows.map((each) => [String(each["slug"]), each] as const) : [];
  return new Map([...bySlug, ...rows.map((each) => [String(each["uuid"]), each] as const)]);
}

/** The key of a record that a row names, and its fields. */
interface NamingRow {
  readonly uuid: string | null;
  readonly fields: WrittenFields;
}

/** The records that rows are about, by uuid and slug. */
export function loadRowRecords(
  db: Queryable,
  resource: Resource,
  rows: readonly NamingRow[],
): Promise<ReadonlyMap<string, Fields>> {
  const names = rows.flatMap(({ uuid, fields: { slug } }) => [uuid, slug]);
  const recordNames = new Set(names.filter((name) => typeof name === "string" && name !== "") as string[]);
  return findNamed(resource, recordNames, (keys) => findRecords(db, resource.store, keys));
}

/** What the fields of many rows refer to, and the records with their slugs, read at once. */
export interface KnownNames {
  readonly references: NameIndex;
  readonly bySlug: ReadonlyMap<string, Fields>;
}

/** Uuids of records by uuid and slug, for each resource. */
export type NameIndex = ReadonlyMap<ResourceName, ReadonlyMap<string, string>>;

/** The names of the records that the fields of rows refer to. */
export async function loadReferences(
  db: Queryable,
  { definition }: Resource,
  rows: readonly NamingRow[],
): Promise<NameIndex> {
  const named = new Map<ResourceName, Set<string>>();
  for (const [field, resourceName] of [...referencesOf(definition), ...listsOf(definition)]) {
    const names = named.get(resourceName) ?? new Set();
    for (const { fields } of rows) for (const name of [fields[field]].flat()) names.add(String(name ?? ""));
    named.set(resourceName, names);
  }
  const index = new Map<ResourceName, ReadonlyMap<string, string>>();
  for (const [resourceName, names] of named) {
    const resource = resourceOf(resourceName);
    const records = await findNamed(resource, names, (keys) => findNames(db, resource.store, keys));
    index.set(resourceName, new Map([...records].map(([name, { uuid }]) => [name, uuid])));
  }
  return index;
}
