import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../connection/connect.ts";
import type { FactSources } from "../schema/content/content-columns.ts";

/** A row of which only the sources change. */
export interface Redated {
  readonly key: string | number;
  readonly sources: FactSources;
}

/** Whether a three-way merge changes only the sources of a row. */
export function onlySources(changes: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(changes).every((name) => name === "sources");
}

/** Writes the sources of many rows in one statement, as a trigger runs after each. @param key column that names a row */
export async function writeSources(tx: Queryable, key: PgColumn, rows: readonly Redated[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.drizzle.execute(sql`
    UPDATE ${key.table} AS stored
    SET sources = given.sources, version = stored.version + 1, updated_at = ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (key text, sources jsonb)
    WHERE stored.${sql.identifier(key.name)}::text = given.key
  `);
}
