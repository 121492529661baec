import { v7 } from "uuid";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { getTableColumns, sql, type InferInsertModel } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection/connect.ts";

/** A new UUIDv7: ordered by time of creation, so that indexes grow at their end. */
export function newUuid(): string {
  return v7();
}

/** A row of the selected columns, none of them from an optional table of an outer join. */
export type Selected<Columns> = Readonly<SelectResultFields<Columns>>;

/** The first row of a query; `null` if there is none. */
export async function first<Row>(query: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await query)[0] ?? null;
}

/** The row that a statement wrote. @throws Error with the message if it wrote none */
export async function writtenRow<Row>(query: PromiseLike<readonly Row[]>, errorMessage: string): Promise<Row> {
  const [row] = await query;
  if (row === undefined) throw new Error(errorMessage);
  return row;
}

/** Whether a statement has written or deleted a row. */
export async function hasWritten(statement: PromiseLike<{ readonly rowCount: number | null }>): Promise<boolean> {
  return ((await statement).rowCount ?? 0) > 0;
}

/** Rows per statement: limits the memory on both sides. */
const batchSize = 1_000;

/**
 * Inserts many rows with one statement per thousand, where Drizzle's own `insert` would need a parameter for every
 * value. Columns missing in all rows get the table's default; those missing in some rows are null there.
 *
 * @param taken whether rows whose key another row has are an error, or skipped
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  taken: "refuse-taken" | "skip-taken" = "refuse-taken",
): Promise<void> {
  if (rows.length === 0) return;
  const { names, types } = givenColumns(table, rows);
  const list = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    const records = rows.slice(start, start + batchSize).map((row) => inColumnNames(row, names));
    await db.drizzle.execute(sql`
      INSERT INTO ${sql.identifier(getTableConfig(table).name)} (${list})
      SELECT ${list} FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS record (${types})
      ${taken === "skip-taken" ? sql`ON CONFLICT DO NOTHING` : sql``}
    `);
  }
}

/** The columns that some of the rows have, and their types. */
function givenColumns(table: PgTable, rows: readonly object[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  return {
    names: columns.map(([key]) => ({ key, name: toSnakeCase(key) })),
    types: sql.join(
      columns.map(([key, column]) => sql`${sql.identifier(toSnakeCase(key))} ${sql.raw(column.getSQLType())}`),
      sql`, `,
    ),
  };
}

/**
 * Changes many rows with one statement per thousand.
 *
 * @param rows each with its `uuid`, and all with the same columns to be changed
 */
export async function updateRows(db: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  const { names, types } = givenColumns(table, rows);
  const assigned = sql.join(
    names.flatMap(({ key, name }) =>
      key === "uuid" ? [] : [sql`${sql.identifier(name)} = record.${sql.identifier(name)}`],
    ),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    const records = rows.slice(start, start + batchSize).map((row) => inColumnNames(row, names));
    await db.drizzle.execute(sql`
      UPDATE ${table} SET ${assigned}
      FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS record (${types})
      WHERE ${table}.uuid = record.uuid
    `);
  }
}

function inColumnNames(row: object, names: readonly { key: string; name: string }[]): Record<string, unknown> {
  const values = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map(({ key, name }) => [name, values[key] ?? null]));
}

/** Rows read at a time: a few milliseconds of the calling thread. */
const portion = 500;

/**
 * The rows of a query in portions, so that very many do not become objects at a stretch.
 *
 * @param readPortion the first `limit` rows after the last one of the previous portion, in the order of a key
 */
export async function* readInPortions<Row>(
  readPortion: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPortion(last, portion);
    yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1);
  }
}
