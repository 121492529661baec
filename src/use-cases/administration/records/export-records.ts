import { fieldText } from "#contract/administration/field-text.ts";
import type { RecordQuery } from "#contract/administration/record-query.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { writeCsv } from "#domain/exports/csv.ts";
import type { UseCaseContext } from "../../context.ts";
import { givingWay } from "../../give-way.ts";
import { listRecords } from "./list-records.ts";
import { resourceOf } from "./resource.ts";

/** Columns of tables that are no fields. */
export const keepingColumns = ["uuid", "version", "published"] as const;

/** Records that are read in one go. */
const portion = 500;

/**
 * All records that a filter leaves as a table, which an import reads again: lists with semicolons, other records by
 * their slugs.
 *
 * @throws UseCaseError for whoever may not
 */
export async function exportRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  query: RecordQuery,
): Promise<string> {
  const fields = Object.keys(resourceOf(resourceName).definition.fields);
  const columns = [...keepingColumns, ...fields];
  const rows: (string | number)[][] = [];
  const giveWay = givingWay();
  for (let page = 1; ; page += 1) {
    const { data } = await listRecords(context, resourceName, { ...query, page, perPage: portion });
    for (const record of data) {
      await giveWay();
      rows.push(columns.map((column) => cellOf(record, column)));
    }
    if (data.length < portion) break;
  }
  return writeCsv(columns, rows);
}

function cellOf(record: ShownRecord, column: string): string | number {
  const reference = record.references[column];
  if (reference) return reference.slug ?? reference.uuid;
  const value = record[column];
  return typeof value === "number" ? value : fieldText(value);
}
