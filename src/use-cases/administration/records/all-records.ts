import type { Queryable } from "#database/connect.ts";
import { listRecords } from "#database/queries/administration/records/list-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { Resource } from "./resource.ts";

const everything = { q: "", published: undefined, missing: [], route: undefined, values: {} };
const most = 100_000;

/** All records of a resource, by their uuids and, where these are enough to name them, by their slugs. */
export async function loadAllRecords(
  db: Queryable,
  { store, slugWithin }: Pick<Resource, "store" | "slugWithin">,
): Promise<ReadonlyMap<string, Fields>> {
  const sort = { field: store.isNumbered ? "id" : "uuid", isDescending: false };
  const { records } = await listRecords(db, store, everything, { sort, page: 1, perPage: most });
  const bySlug = records.flatMap((record) =>
    slugWithin === null && typeof record["slug"] === "string" ? [[record["slug"], record] as const] : [],
  );
  return new Map([...bySlug, ...records.map((record) => [String(record["uuid"]), record] as const)]);
}
