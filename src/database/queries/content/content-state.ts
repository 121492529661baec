import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accommodation } from "#database/schema/accommodation.ts";
import { arc } from "#database/schema/waypoint.ts";
import { town } from "#database/schema/town.ts";
import { contentRevision } from "#database/schema/data-set.ts";
import type { PgTable } from "drizzle-orm/pg-core";

/** How much is published. */
export interface ContentCounts {
  readonly towns: number;
  readonly houses: number;
  readonly legs: number;
}

/** Numbers of all published towns, houses and arcs. */
export async function countContent({ drizzle }: Queryable): Promise<ContentCounts> {
  return {
    towns: await drizzle.$count(town, eq(town.published, true)),
    houses: await drizzle.$count(accommodation, eq(accommodation.published, true)),
    legs: await drizzle.$count(arc, eq(arc.published, true)),
  };
}

/** A number that goes up with every transaction that changes content. */
export async function readContentRevision(db: Queryable): Promise<number> {
  const [row] = await db.drizzle.select({ revision: contentRevision.revision }).from(contentRevision);
  if (row === undefined) throw new Error("The table content_revision has lost its row.");
  return row.revision;
}

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
