import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../connection/connect.ts";
import { columnOf, hasColumn, keyColumn, type RecordStore } from "./record-store.ts";

/** The display name of a record. */
export interface RecordTitle {
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
