import { type SQL, getTableColumns, asc, inArray } from "drizzle-orm";
import type { PgTable, PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connection/connect.ts";
import type { Attached } from "./attached-rows.ts";

/** Fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who makes a change, and when. */
export interface Change {
  readonly by: string | null;
  readonly now: Date;
  /**
   * For many changes in one transaction: collects the uuids of the branches whose derived data they make outdated, so
   * that it is computed once, at the end. Without it, each change computes it.
   */
  readonly outdatedBranches?: Set<string>;
}

/** Fields stored in other tables than the record. */
interface RecordParts {
  readonly fields: readonly string[];
  read(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, Fields>>;
  /** @param tx the transaction of the change; the record exists and is locked */
  write(tx: Queryable, uuid: string, fields: Fields, change: Change): Promise<void>;
}

/** Storage of the records of a resource. */
export interface RecordStore {
  /** Has a column `uuid`, the content columns, and one for each field that is not in `parts`. */
  readonly table: PgTable;
  /** Has a column `id` instead of `uuid`, used as text in place of a uuid. */
  readonly isNumbered?: true;
  /** The name of a record, if it is not a column. */
  readonly name?: SQL;
  /** Text columns, or lists of texts, to search. */
  readonly searched: readonly string[];
  /** All of these in one expression, for resources with so many records that it has an index. */
  readonly searchedText?: SQL;
  /** Whether the searched texts or the name contain a word, using indexes of other tables that the name is from. */
  readonly hasWord?: (word: string) => SQL;
  readonly parts?: RecordParts;
  /** Tables in which its records list others. */
  readonly lists?: readonly Pick<ListTable, "table" | "owner" | "listed">[];
  /** Content about its records besides their fields, by its name in the audit log; restored in this order. */
  readonly attached?: Readonly<Record<string, Attached>>;
  /** When a field counts as unknown, where an empty column may be known otherwise. */
  readonly unknown?: Readonly<Record<string, SQL>>;
  /** Records on a route, by the route's slug. */
  readonly onRoute?: (slug: string) => SQL;
  /** Records on no route. */
  readonly offRoutes?: SQL;
  /** Creates what a record depends on. @returns columns to write with it */
  readonly prepare?: (tx: Queryable, fields: Fields, change: Change) => Promise<Fields>;
  /** Updates other tables after a record has been written. @param before null for a new one */
  readonly afterWrite?: (tx: Queryable, uuid: string, before: Fields | null, after: Fields) => Promise<void>;
  /** Uuids of the branches whose derived data is outdated after a record has been written. @param before as above */
  readonly outdatedBranches?: (
    tx: Queryable,
    uuid: string,
    before: Fields | null,
    after: Fields,
  ) => Promise<readonly string[]>;
}

/** The column of a field. @throws RangeError for a field stored elsewhere */
export function columnOf({ table }: RecordStore, field: string): PgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new RangeError(`there is no column ${field}`);
  return column;
}

export function keyColumn(store: RecordStore): PgColumn {
  return columnOf(store, store.isNumbered ? "id" : "uuid");
}

export function hasColumn({ table }: RecordStore, field: string): boolean {
  return getTableColumns(table)[field] !== undefined;
}

export function isList(column: PgColumn): boolean {
  return column.getSQLType().endsWith("[]");
}

/** A table of ordered references from records to others. */
export interface ListTable {
  readonly table: PgTable;
  /** The record with the list. */
  readonly owner: PgColumn;
  /** The record in the list. */
  readonly listed: PgColumn;
  readonly order: PgColumn;
}

/** The keys listed by records, in order, by the uuid of the record. */
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
