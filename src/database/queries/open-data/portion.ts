import { gt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connect.ts";

/** A published row by the names of its columns in camelCase; null is unknown. */
export type OpenDataRow = Readonly<Record<string, unknown>>;

/** The rows that come after a key in the order of keys, the first `limit` of them; from the beginning after null. */
export type OpenDataPortion = (
  db: Queryable,
  last: string | number | null,
  limit: number,
) => Promise<readonly OpenDataRow[]>;

/** Rows whose key comes later. */
export function after(column: PgColumn, last: string | number | null): SQL | undefined {
  return last === null ? undefined : gt(column, last);
}
