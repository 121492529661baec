import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Addresses of houses that want no more letters. */
export const letterRefusal = pgTable("letter_refusal", {
  /** In small letters. */
  address: text().primaryKey(),
  refusedAt: timestamp({ withTimezone: true }).notNull(),
});
