import type { ShownRecord } from "#contract/administration/record.ts";
import type { RecordQuery } from "#contract/administration/record-query.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connect.ts";
import { listRecords as readRecords } from "#database/queries/administration/records/list-records.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ListPage } from "../../list-page.ts";
import { presentRecords, referencesOf } from "./present-record.ts";
import { uuidNamed } from "./read-fields.ts";
import { requirePermission, type Resource, resourceOf } from "./resource.ts";

/** One page of a resource's records, published or not. @throws UseCaseError for whoever may not */
export async function listRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  query: RecordQuery,
): Promise<ListPage<ShownRecord>> {
  const resource = resourceOf(resourceName);
  requirePermission(context, resource);
  const { page, perPage, sort } = query;
  const values = await namedValues(context.database, resource, query.values);
  const { records, total } = await readRecords(
    context.database,
    resource.store,
    { ...query, values },
    { sort: { field: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") }, page, perPage },
  );
  return { data: await presentRecords(context.database, resource, records), page, perPage, total };
}

/** Records that filters name by their slugs, by their uuids; what names nothing finds nothing. */
async function namedValues(
  db: Queryable,
  { definition }: Resource,
  values: RecordQuery["values"],
): Promise<RecordQuery["values"]> {
  const named: Record<string, readonly string[]> = { ...values };
  for (const [field, resourceName] of referencesOf(definition)) {
    const names = values[field];
    if (names)
      named[field] = await Promise.all(names.map(async (name) => (await uuidNamed(db, resourceName, name)) ?? name));
  }
  return named;
}
