import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";

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
