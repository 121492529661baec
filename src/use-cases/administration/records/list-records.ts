import type { ShownRecord } from "#contract/administration/record.ts";
import { noRoute, type RecordQuery } from "#contract/administration/record-query.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { listRecords as readRecords } from "#database/queries/administration/records/list-records.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { fieldText } from "#contract/administration/field-text.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import { writeSeason } from "#domain/route-graph/season-text.ts";
import { writeCsv } from "#domain/exports/csv.ts";
import { yieldIfBusy } from "../../workers/yield-to-event-loop.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ListPage } from "../../lists/list-page.ts";
import { presentRecords, referencesOf } from "./present-record.ts";
import { refuseErrors, uuidNamed } from "./read-fields.ts";
import { requirePermission, type Resource, resourceOf } from "./resource.ts";

/** Columns of tables that are not fields. */
const keepingColumns = ["uuid", "version", "published"] as const;

/** Number of records read at a time. */
const portion = 500;

/**
 * All records that match a filter, as a table that can be imported again: lists separated by semicolons, references as
 * slugs, seasons in words.
 *
 * @throws UseCaseError without permission
 */
export async function exportRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  query: RecordQuery,
): Promise<string> {
  const { fields } = resourceOf(resourceName).definition;
  const columns = [...keepingColumns, ...Object.keys(fields)];
  const rows: (string | number)[][] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await listRecords(context, resourceName, { ...query, page, perPage: portion });
    for (const record of data) {
      await yieldIfBusy();
      rows.push(columns.map((column) => cellOf(record, column, fields[column]?.input.kind)));
    }
    if (data.length < portion) break;
  }
  return writeCsv(columns, rows);
}

function cellOf(record: ShownRecord, column: string, kind: string | undefined): string | number {
  const reference = record.references[column];
  if (reference) return reference.slug ?? reference.uuid;
  const value = record[column];
  if (kind === "season" && Array.isArray(value)) return writeSeason(value as Season);
  return typeof value === "number" ? value : fieldText(value);
}

/**
 * One page of a resource's records, published or not.
 *
 * @throws UseCaseError without permission, or `not-valid` for filters by records that do not exist
 */
export async function listRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  query: RecordQuery,
): Promise<ListPage<ShownRecord>> {
  const resource = resourceOf(resourceName);
  requirePermission(context, resource);
  const { page, perPage, sort } = query;
  const route = isOffRoutes(resource, query) ? null : query.route;
  const values = await namedValues(context.database, resource, query);
  const { records, total } = await readRecords(
    context.database,
    resource.store,
    { ...query, route, values },
    { sort: { field: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") }, page, perPage },
  );
  return { data: await presentRecords(context.database, resource, records), page, perPage, total };
}

function isOffRoutes({ definition }: Resource, { route }: RecordQuery): boolean {
  return definition.mayLieOffRoutes === true && route === noRoute;
}

/** Resolves slugs in filters to uuids. @throws UseCaseError `not-valid` for records that do not exist */
async function namedValues(db: Queryable, resource: Resource, query: RecordQuery): Promise<RecordQuery["values"]> {
  const { route, values } = query;
  const named: Record<string, readonly string[]> = { ...values };
  const errors: Record<string, readonly FieldErrorCode[]> = {};
  const isNamed = route !== undefined && !isOffRoutes(resource, query);
  if (isNamed && (await uuidNamed(db, "routes", route)) === null) errors["route"] = ["unknown_route"];
  for (const [field, resourceName] of referencesOf(resource.definition)) {
    const names = values[field];
    if (!names) continue;
    const uuids = await Promise.all(names.map((name) => uuidNamed(db, resourceName, name)));
    const existing = uuids.filter((uuid) => uuid !== null);
    if (existing.length < names.length) errors[field] = ["unknown_record"];
    named[field] = existing;
  }
  refuseErrors(errors);
  return named;
}
