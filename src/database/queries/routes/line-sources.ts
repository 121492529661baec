import { isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { arc } from "#database/schema/arc.ts";

/** Where the line of each arc comes from, by the arc's id; `straight` where nothing is known between its ends. */
export async function loadLineSources(db: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await db.drizzle
    .select({ id: arc.id, source: sql<string | null>`${arc.sources} -> 'line' ->> 'source'` })
    .from(arc)
    .where(isNotNull(arc.line));
  return new Map(rows.flatMap(({ id, source }) => (source === null ? [] : [[id, source] as const])));
}
