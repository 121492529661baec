import { bigint, check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { newUuid } from "../new-uuid.ts";

/**
 * One row that goes up with every transaction that writes content, by triggers. A cache that remembers the number it
 * was filled at knows when it is old, in any number of processes.
 */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: integer().primaryKey().default(1),
    revision: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("content_revision_single", sql`${table.id} = 1`)],
);

/** A data set that was brought in, so that it is brought in once. */
export const dataSet = pgTable("data_set", {
  uuid: uuid().primaryKey().$defaultFn(newUuid),
  name: text().notNull().unique(),
  /** SHA-256 of its files. */
  checksum: text().notNull(),
  /** Rows by table. */
  counts: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What the data set said of a row when it was last brought in, to tell what people have changed since. */
export const shippedRow = pgTable(
  "shipped_row",
  {
    /** As in the log of changes: `accommodation`, `arc`, `town`. */
    resource: text().notNull(),
    /** Slug or number. */
    key: text().notNull(),
    /** By name of the field as the API spells it. */
    facts: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.key] })],
);
