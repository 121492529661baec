import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../connect.ts";

/** A text that is another after any change of a row of the tables. */
export async function markTables(db: Queryable, tables: readonly PgTable[]): Promise<string> {
  // Every writing of a row gives it the number of its transaction; one that is gone is missing from the sum.
  const marks = tables.map((table) => sql`(SELECT count(*) || ' ' || sum(xmin::text::bigint) FROM ${table})`);
  const { rows } = await db.drizzle.execute<{ mark: string }>(
    sql`SELECT concat_ws(', ', ${sql.join(marks, sql`, `)}) AS mark`,
  );
  const [row] = rows;
  if (!row) throw new RangeError("a mark is one row");
  return row.mark;
}
