import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { arc } from "#database/schema/routes/waypoint.ts";
import { town } from "#database/schema/routes/town.ts";
import { contentRevision } from "#database/schema/content/data-set.ts";
import type { PgTable } from "drizzle-orm/pg-core";

/** Numbers of published towns and arcs. */
export interface ContentCounts {
  readonly towns: number;
  readonly legs: number;
}

export async function countContent({ drizzle }: Queryable): Promise<ContentCounts> {
  return {
    towns: await drizzle.$count(town, eq(town.published, true)),
    legs: await drizzle.$count(arc, eq(arc.published, true)),
  };
}

/** A number incremented by every transaction that changes content. */
export async function readContentRevision(db: Queryable): Promise<number> {
  const [row] = await db.drizzle.select({ revision: contentRevision.revision }).from(contentRevision);
  if (row === undefined) throw new Error("The table content_revision has lost its row.");
  return row.revision;
}

/** For each table a text that differs after any change of a row. */
export async function readTableVersions(db: Queryable, tables: readonly PgTable[]): Promise<readonly string[]> {
  // Every write sets the row's transaction id; deleted rows are missing from the sum.
  const versions = tables.map((table) => sql`(SELECT count(*) || ' ' || sum(xmin::text::bigint) FROM ${table})`);
  const { rows } = await db.drizzle.execute<{ versions: string[] }>(
    sql`SELECT ARRAY[${sql.join(
      versions.map((mark) => sql`coalesce(${mark}, '')`),
      sql`, `,
    )}] AS versions`,
  );
  const [row] = rows;
  if (!row) throw new RangeError("versions are one row");
  return row.versions;
}
