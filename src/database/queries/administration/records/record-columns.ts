import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RecordStore } from "./record-store.ts";

/** The column of a field. @throws RangeError for a field that is kept elsewhere */
export function columnOf({ table }: RecordStore, field: string): PgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new RangeError(`there is no column ${field}`);
  return column;
}

/** The column that tells records apart. */
export function keyColumn(store: RecordStore): PgColumn {
  return columnOf(store, store.isNumbered ? "id" : "uuid");
}

export function hasColumn({ table }: RecordStore, field: string): boolean {
  return getTableColumns(table)[field] !== undefined;
}

export function isList(column: PgColumn): boolean {
  return column.getSQLType().endsWith("[]");
}
