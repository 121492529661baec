import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable } from "drizzle-orm/pg-core";

/**
 * One row that goes up with every transaction that writes content, by
 * triggers. A cache that remembers the number it was filled at knows when it
 * is old, in any number of processes.
 */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: integer().primaryKey().default(1),
    revision: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("content_revision_single", sql`${table.id} = 1`)],
);
