import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connect.ts";
import { loadAllRecords } from "./all-records.ts";
import { listsOf, referencesOf } from "./present-record.ts";
import { type Resource, resourceOf } from "./resource.ts";

/** Uuids of records by their uuids and slugs, for each resource. */
export type NameIndex = ReadonlyMap<ResourceName, ReadonlyMap<string, string>>;

/** The names of all records that fields of a resource can name. */
export async function loadNames(db: Queryable, { definition }: Resource): Promise<NameIndex> {
  const names = new Map<ResourceName, ReadonlyMap<string, string>>();
  for (const resourceName of new Set([...referencesOf(definition), ...listsOf(definition)].map(([, named]) => named))) {
    const records = await loadAllRecords(db, resourceOf(resourceName));
    names.set(resourceName, new Map([...records].map(([name, record]) => [name, String(record["uuid"])])));
  }
  return names;
}
