import { type SQL, getTableColumns, asc, inArray } from "drizzle-orm";
import type { PgTable, PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connect.ts";

/** Fields of a record by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who changes something, and when. */
export interface Change {
  readonly by: string | null;
  readonly now: Date;
}

/** Fields that are kept in other tables than the record. */
export interface RecordParts {
  readonly fields: readonly string[];
  read(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, Fields>>;
  /** @param tx the transaction of the change; the record is there, and locked */
  write(tx: Queryable, uuid: string, fields: Fields, change: Change): Promise<void>;
}

/** Where the records of a resource are kept. */
export interface RecordStore {
  /** Has a column `uuid`, the content columns, and one for each field that is in no part. */
  readonly table: PgTable;
  /** Has a column `id` in place of `uuid`. Its number stands as text where others have their uuid. */
  readonly isNumbered?: true;
  /** What a record is called where no column says it. */
  readonly name?: SQL;
  /** Text columns, or lists of texts, that a search looks into. */
  readonly searched: readonly string[];
  /** All of these in one text, where there are so many records that an index of it is kept. */
  readonly searchedText?: SQL;
  /** Whether a record has a word in what is searched or in its name, where the name lies in other tables, by their indexes. */
  readonly hasWord?: (word: string) => SQL;
  readonly parts?: RecordParts;
  /** Tables in which its records list others. */
  readonly lists?: readonly Pick<ListTable, "table" | "owner">[];
  /** Records that lie on a route, by the route's slug. */
  readonly onRoute?: (slug: string) => SQL;
  /** Makes what a record needs beside itself. @returns columns to be written with it */
  readonly prepare?: (tx: Queryable, fields: Fields, change: Change) => Promise<Fields>;
  /** Keeps other tables in step once a record has been written. @param before null for a new one */
  readonly afterWrite?: (tx: Queryable, uuid: string, before: Fields | null, after: Fields) => Promise<void>;
}

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

/** A table that keeps what records list, in their order. */
export interface ListTable {
  readonly table: PgTable;
  /** The record that lists. */
  readonly owner: PgColumn;
  /** What it lists. */
  readonly listed: PgColumn;
  readonly order: PgColumn;
}

/** The keys that records list, in their order, by the uuid of the record. */
export async function readListedKeys(
  db: Queryable,
  { table, owner, listed, order }: ListTable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const rows = await db.drizzle
    .select({ owner, listed })
    .from(table)
    .where(inArray(owner, [...uuids]))
    .orderBy(asc(order));
  const byOwner = Map.groupBy(rows, (row) => String(row.owner));
  return new Map(uuids.map((uuid) => [uuid, (byOwner.get(uuid) ?? []).map((row) => row.listed)]));
}
