import { getTableColumns, sql, type InferInsertModel } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection/connect.ts";

/** Rows per statement: limits the memory on both sides. */
const batchSize = 1_000;

/**
 * Inserts many rows with one statement per thousand, where Drizzle's own `insert` would need a parameter for every
 * value. Columns missing in all rows get the table's default; those missing in some rows are null there.
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const names = columns.map(([key]) => ({ key, name: toSnakeCase(key) }));
  const list = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const types = sql.join(
    columns.map(([key, column]) => sql`${sql.identifier(toSnakeCase(key))} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    const records = rows.slice(start, start + batchSize).map((row) => inColumnNames(row, names));
    await db.drizzle.execute(sql`
      INSERT INTO ${sql.identifier(getTableConfig(table).name)} (${list})
      SELECT ${list} FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS record (${types})
    `);
  }
}

function inColumnNames(row: object, names: readonly { key: string; name: string }[]): Record<string, unknown> {
  const values = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map(({ key, name }) => [name, values[key] ?? null]));
}
