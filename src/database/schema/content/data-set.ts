import { bigint, check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { newUuid } from "#database/rows.ts";

/**
 * A single row incremented by triggers in every transaction that writes content. A cache that stores the number it was
 * filled at can tell when it is outdated, in any number of processes.
 */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: integer().primaryKey().default(1),
    revision: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("content_revision_single", sql`${table.id} = 1`)],
);

/** An imported data set, so that it is imported only once. */
export const dataSet = pgTable("data_set", {
  uuid: uuid().primaryKey().$defaultFn(newUuid),
  name: text().notNull().unique(),
  /** SHA-256 of its files. */
  checksum: text().notNull(),
  /** Rows by table. */
  counts: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The values of a row in the last imported data set, to detect what people have changed since. */
export const shippedRow = pgTable(
  "shipped_row",
  {
    /** As in the audit log: `accommodation`, `arc`, `town`. */
    resource: text().notNull(),
    /** Slug or id. */
    key: text().notNull(),
    /** By field name in API spelling. */
    facts: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.key] })],
);
