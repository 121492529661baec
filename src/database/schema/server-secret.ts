import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Secrets of the program that several processes share. */
export const serverSecret = pgTable("server_secret", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
