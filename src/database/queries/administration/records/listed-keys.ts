import { asc, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connect.ts";

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
