import { first } from "#database/first.ts";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../../connect.ts";
import { newUuid } from "../../../new-uuid.ts";
import { withParts } from "./list-records.ts";
import { columnOf, hasColumn, keyColumn, type Change, type Fields, type RecordStore } from "./record-store.ts";

/** A record by its uuid, or by its slug where it has one; null when there is none. */
export async function findRecord(db: Queryable, store: RecordStore, key: "uuid" | "slug", value: string) {
  const rows: Fields[] = await db.drizzle
    .select()
    .from(store.table)
    .where(eq(key === "uuid" ? keyColumn(store) : columnOf(store, key), value));
  return first(withParts(db, store, rows));
}

/** Which of the keys records have. */
export async function knownKeys(
  db: Queryable,
  store: RecordStore,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.drizzle
    .select({ key: keyColumn(store) })
    .from(store.table)
    .where(inArray(keyColumn(store), [...new Set(keys)]));
  return new Set(rows.map(({ key }) => String(key)));
}

/** A record that nobody else changes before the transaction ends; null when there is none. */
export async function lockRecord(tx: Queryable, store: RecordStore, uuid: string): Promise<Fields | null> {
  const rows: Fields[] = await tx.drizzle
    .select()
    .from(store.table)
    .where(eq(keyColumn(store), uuid))
    .for("update");
  return first(withParts(tx, store, rows));
}

/**
 * Whether another record has a value that only one may have.
 *
 * @param uuid of the record that may have it
 * @param within only records with these values are looked at
 */
export async function isTaken(
  db: Queryable,
  store: RecordStore,
  field: string,
  value: unknown,
  uuid: string | null,
  within: Fields = {},
): Promise<boolean> {
  const others = uuid === null ? undefined : ne(keyColumn(store), uuid);
  const among = Object.entries(within).map(([name, one]) => eq(columnOf(store, name), one));
  const rows = await db.drizzle
    .select({ one: sql`1` })
    .from(store.table)
    .where(and(eq(columnOf(store, field), value), others, ...among))
    .limit(1);
  return rows.length > 0;
}

function split(store: RecordStore, fields: Fields): { readonly columns: Fields; readonly parts: Fields } {
  const entries = Object.entries(fields);
  const isPart = (field: string): boolean => store.parts?.fields.includes(field) ?? false;
  return {
    columns: Object.fromEntries(entries.filter(([field]) => !isPart(field) && hasColumn(store, field))),
    parts: Object.fromEntries(entries.filter(([field]) => isPart(field))),
  };
}

/** Numbers are given by the database, unless a record comes back with the one it had. */
function keyOfNew({ isNumbered }: RecordStore, { uuid }: Fields): Fields {
  if (isNumbered) return typeof uuid === "string" ? { id: Number(uuid) } : {};
  return { uuid: typeof uuid === "string" ? uuid : newUuid() };
}

/** Writes a new record. @returns its uuid, which is the given one where there is one */
export async function insertRecord(tx: Queryable, store: RecordStore, fields: Fields, change: Change): Promise<string> {
  const prepared = { ...fields, ...(await store.prepare?.(tx, fields, change)) };
  const { columns, parts } = split(store, prepared);
  const { by, now } = change;
  const kept = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by };
  const [row] = await tx.drizzle
    .insert(store.table)
    .values({ ...columns, ...keyOfNew(store, fields), ...kept })
    .returning({ key: keyColumn(store) });
  const uuid = String(row?.key);
  if (Object.keys(parts).length > 0) await store.parts?.write(tx, uuid, parts, change);
  await store.afterWrite?.(tx, uuid, null, { ...prepared, uuid });
  return uuid;
}

/** Changes some fields of a record, and with them its version. @param before the record, locked */
export async function updateRecord(
  tx: Queryable,
  store: RecordStore,
  before: Fields,
  fields: Fields,
  change: Change,
): Promise<void> {
  const uuid = String(before["uuid"]);
  const { columns, parts } = split(store, fields);
  await tx.drizzle
    .update(store.table)
    .set({ ...columns, version: Number(before["version"]) + 1, updatedAt: change.now, updatedBy: change.by })
    .where(eq(keyColumn(store), uuid));
  if (Object.keys(parts).length > 0) await store.parts?.write(tx, uuid, parts, change);
  await store.afterWrite?.(tx, uuid, before, { ...before, ...fields });
}

/** Deletes a record. Its foreign keys may refuse. */
export async function deleteRecord(tx: Queryable, store: RecordStore, uuid: string): Promise<void> {
  await tx.drizzle.delete(store.table).where(eq(keyColumn(store), uuid));
}
