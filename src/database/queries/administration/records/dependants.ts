import { asc, eq, inArray, or, type SQL } from "drizzle-orm";
import { type ForeignKey, getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connection/connect.ts";
import { keyColumn, type RecordStore } from "./record-store.ts";

/** Columns of a table that refer to another and prevent its rows from being deleted. */
function referencingColumns(table: PgTable, other: PgTable): PgColumn[] {
  const holds = ({ onDelete }: ForeignKey) => onDelete !== "cascade" && onDelete !== "set null";
  return getTableConfig(table)
    .foreignKeys.filter(holds)
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === other)
    .flatMap(({ columns }) => columns);
}

function conditionsOf(db: Queryable, { lists = [], ...store }: RecordStore, held: RecordStore, key: string): SQL[] {
  const value = held.isNumbered ? Number(key) : key;
  const own = referencingColumns(store.table, held.table).map((column) => eq(column, value));
  const listing = lists.flatMap(({ table, owner }) =>
    referencingColumns(table, held.table).map((column) =>
      inArray(keyColumn(store), db.drizzle.select({ owner }).from(table).where(eq(column, value))),
    ),
  );
  return [...own, ...listing];
}

/**
 * Keys of the records of one store that prevent a record of another from being deleted, in order.
 *
 * @param maxListed maximum number of keys; `total` counts all
 */
export async function findDependants(
  db: Queryable,
  store: RecordStore,
  held: RecordStore,
  key: string,
  maxListed: number,
): Promise<{ readonly keys: readonly string[]; readonly total: number }> {
  const conditions = conditionsOf(db, store, held, key);
  if (conditions.length === 0) return { keys: [], total: 0 };
  const where = or(...conditions);
  const rows = await db.drizzle
    .select({ key: keyColumn(store) })
    .from(store.table)
    .where(where)
    .orderBy(asc(keyColumn(store)))
    .limit(maxListed);
  return { keys: rows.map((row) => String(row.key)), total: await db.drizzle.$count(store.table, where) };
}
