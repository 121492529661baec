import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { insertRows } from "#database/rows.ts";
import type { Queryable } from "../../../connection/connect.ts";
import { droppedLinks, type OtherEnd } from "./dropped-links.ts";
import type { Change, Fields } from "./record-store.ts";

/**
 * Content about a record that is not in its fields: deleted with it, logged with its deletion, and restored with it. What
 * people have added (favourites, trail notes, suggested corrections, links to owners) and unfinished work of editors
 * (proposed paths) is deleted with it for good.
 */
export interface Attached {
  /** @returns plain values for the audit log, in a fixed order; empty if nothing is attached */
  read(db: Queryable, uuid: string): Promise<readonly unknown[]>;
  /**
   * @param uuid of the restored record
   * @param entries as they were read; none if nothing was logged
   * @returns whether it was possible: false if something that they cannot do without is gone by now
   */
  restore(tx: Queryable, uuid: string, entries: readonly unknown[], change: Change): Promise<boolean>;
}

interface AttachedTable {
  readonly table: PgTable;
  /** The column with the record that the rows belong to. */
  readonly owner: PgColumn;
  /** The rows only make sense together; otherwise those that refer to something gone by now are left out. */
  readonly isWhole?: true;
  /** Condition of rows that must not be restored, given what else has changed since. */
  readonly outdated?: SQL;
  /** For rows that link two records, each of which may be restored while the other is gone. */
  readonly otherEnd?: OtherEnd;
}

/** Columns that are written anew when a row is restored. */
const stamps: readonly string[] = ["version", "createdAt", "updatedAt", "createdBy", "updatedBy"];

/** All rows of a table that belong to a record. A row with a single column besides its owner is logged as its value. */
export function attachedRows({ table, owner, isWhole, outdated, otherEnd }: AttachedTable): Attached {
  const all = Object.entries(getTableColumns(table));
  const kept = all.filter(([name, column]) => column !== owner && !stamps.includes(name));
  const [single, ...more] = kept.map(([name]) => name);
  const only = more.length === 0 ? single : undefined;
  const ownerName = all.find(([, column]) => column === owner)?.[0] ?? "";
  const isStamped = all.some(([name]) => name === "createdBy");
  return {
    read: async (db, uuid) => {
      const rows: Fields[] = await db.drizzle
        .select(Object.fromEntries(kept))
        .from(table)
        .where(eq(owner, uuid))
        .orderBy(sql`1`);
      return only === undefined ? rows : rows.map((row) => row[only]);
    },
    restore: async (tx, uuid, entries, { by, now }) => {
      const stamped = isStamped ? { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by } : {};
      const dropped = otherEnd ? await droppedLinks(tx, uuid, otherEnd) : [];
      const rows = [...entries, ...dropped].map((entry) => ({
        // Written by `read`.
        ...(only === undefined ? (entry as Fields) : { [only]: entry }),
        ...stamped,
        [ownerName]: uuid,
      }));
      if (rows.length === 0) return true;
      const possible = await withExistingReferences(tx, table, owner, rows);
      if (isWhole && possible.length < rows.length) return false;
      await insertRows(tx, table, possible, "skip-taken");
      if (outdated) await tx.drizzle.delete(table).where(and(eq(owner, uuid), outdated));
      return true;
    },
  };
}

/** Of rows to be inserted, those whose references exist; optional ones to something gone are emptied. */
async function withExistingReferences(
  tx: Queryable,
  table: PgTable,
  owner: PgColumn,
  rows: readonly Fields[],
): Promise<Fields[]> {
  const names = new Map(Object.entries(getTableColumns(table)).map(([name, column]) => [column.name, name]));
  let possible = [...rows];
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column, foreign] = [columns[0], foreignColumns[0]];
    if (!column || !foreign || column === owner) continue;
    const name = names.get(column.name) ?? "";
    const keys = [...new Set(possible.map((row) => row[name]).filter((one) => typeof one === "string"))];
    const found = await tx.drizzle.select({ key: foreign }).from(foreignTable).where(inArray(foreign, keys));
    const existing = new Set(found.map((row) => row.key));
    possible = possible.flatMap((row) => {
      if (row[name] === null || existing.has(row[name])) return [row];
      return column.notNull ? [] : [{ ...row, [name]: null }];
    });
  }
  return possible;
}
