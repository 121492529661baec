import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connect.ts";
import { listRecords } from "#database/queries/administration/records/list-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { listsOf, referencesOf } from "./present-record.ts";
import type { KnownPlace } from "./place-errors-after.ts";
import { type Resource, resourceOf } from "./resource.ts";

const allRecords = { q: "", published: undefined, missing: [], route: undefined, values: {} };
const most = 100_000;

/** All records of a resource by uuid and, if slugs are unique, by slug. */
export async function loadAllRecords(
  db: Queryable,
  { store, slugWithin }: Pick<Resource, "store" | "slugWithin">,
): Promise<ReadonlyMap<string, Fields>> {
  const sort = { field: store.isNumbered ? "id" : "uuid", isDescending: false };
  const { records } = await listRecords(db, store, allRecords, { sort, page: 1, perPage: most });
  const bySlug = records.flatMap((record) =>
    slugWithin === null && typeof record["slug"] === "string" ? [[record["slug"], record] as const] : [],
  );
  return new Map([...bySlug, ...records.map((record) => [String(record["uuid"]), record] as const)]);
}

/** Uuids of records by uuid and slug, for each resource. */
export type NameIndex = ReadonlyMap<ResourceName, ReadonlyMap<string, string>>;

/** The names of all records that the fields of a resource can refer to. */
export async function loadNames(db: Queryable, { definition }: Resource): Promise<NameIndex> {
  const names = new Map<ResourceName, ReadonlyMap<string, string>>();
  for (const resourceName of new Set([...referencesOf(definition), ...listsOf(definition)].map(([, named]) => named))) {
    const records = await loadAllRecords(db, resourceOf(resourceName));
    names.set(resourceName, new Map([...records].map(([name, record]) => [name, String(record["uuid"])])));
  }
  return names;
}

/** All waypoints, to check coordinates of a resource's records against; empty if they have none. */
export async function loadPlaces(db: Queryable, { definition }: Pick<Resource, "definition">): Promise<KnownPlace[]> {
  if (!("lat" in definition.fields)) return [];
  const waypoints = new Set((await loadAllRecords(db, resourceOf("waypoints"))).values());
  return [...waypoints].map(({ uuid, lat, lon }) => ({ uuid: String(uuid), lat: Number(lat), lon: Number(lon) }));
}
