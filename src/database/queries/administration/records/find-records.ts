import { inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connection/connect.ts";
import { withParts } from "./list-records.ts";
import { columnOf, type Fields, hasColumn, keyColumn, type RecordStore } from "./record-store.ts";

/** What records are asked for by; either list may be empty. */
export interface RecordKeys {
  /** Uuids, or ids of numbered records as text. */
  readonly uuids: readonly string[];
  readonly slugs: readonly string[];
}

function hasKey(store: RecordStore, { uuids, slugs }: RecordKeys): SQL | undefined {
  const bySlug = slugs.length > 0 ? inArray(columnOf(store, "slug"), [...slugs]) : undefined;
  return or(inArray(keyColumn(store), [...uuids]), bySlug);
}

export async function findRecords(db: Queryable, store: RecordStore, keys: RecordKeys): Promise<Fields[]> {
  const rows: Fields[] = await db.drizzle.select().from(store.table).where(hasKey(store, keys));
  return withParts(db, store, rows);
}

/** The records with any of these values in a column, with all fields. */
export async function findRecordsBy(
  db: Queryable,
  store: RecordStore,
  column: string,
  values: readonly unknown[],
): Promise<Fields[]> {
  const rows: Fields[] = await db.drizzle
    .select()
    .from(store.table)
    .where(inArray(columnOf(store, column), [...values]));
  return withParts(db, store, rows);
}

/** The records that list any of these others in a field, with all fields. @throws RangeError for a field without lists */
export async function findRecordsListing(
  db: Queryable,
  store: RecordStore,
  field: string,
  listed: readonly unknown[],
): Promise<Fields[]> {
  const [list] = store.lists ?? [];
  if (!list) throw new RangeError(`there is no list ${field}`);
  const owners = db.drizzle
    .select({ owner: list.owner })
    .from(list.table)
    .where(inArray(list.listed, [...listed]));
  const rows: Fields[] = await db.drizzle
    .select()
    .from(store.table)
    .where(inArray(keyColumn(store), owners));
  return withParts(db, store, rows);
}

/** The uuids, or ids as text, and slugs of the records with any of the keys. */
export async function findNames(
  db: Queryable,
  store: RecordStore,
  keys: RecordKeys,
): Promise<{ readonly uuid: string; readonly slug?: unknown }[]> {
  const columns: Record<string, PgColumn> = { uuid: keyColumn(store) };
  if (hasColumn(store, "slug")) columns["slug"] = columnOf(store, "slug");
  const rows: Fields[] = await db.drizzle.select(columns).from(store.table).where(hasKey(store, keys));
  return rows.map(({ uuid, slug }) => ({ uuid: String(uuid), slug }));
}

/** The display name of a record. */
interface RecordTitle {
  readonly uuid: string;
  readonly slug: string | null;
  readonly title: string;
}

/** Display names of some records, by uuid. @param titleField the field with the name; the slug if it has no value */
export async function titlesOf(
  db: Queryable,
  store: RecordStore,
  titleField: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, RecordTitle>> {
  if (uuids.length === 0) return new Map();
  const columns: Record<string, PgColumn | SQL.Aliased> = {
    uuid: keyColumn(store),
    title: store.name?.as("title") ?? columnOf(store, titleField),
  };
  if (hasColumn(store, "slug")) columns["slug"] = columnOf(store, "slug");
  const rows: Readonly<Record<string, unknown>>[] = await db.drizzle
    .select(columns)
    .from(store.table)
    .where(inArray(keyColumn(store), [...uuids]));
  return new Map(
    rows.map((row) => {
      const ownSlug = typeof row["slug"] === "string" ? row["slug"] : null;
      const title = typeof row["title"] === "string" ? row["title"] : (ownSlug ?? "");
      return [String(row["uuid"]), { uuid: String(row["uuid"]), slug: ownSlug, title }] as const;
    }),
  );
}
