import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Secrets of the program that several processes share. */
export const serverSecret = pgTable("server_secret", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** How often something was tried within its time, shared by all processes. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    /** SHA-256 of what is limited and for whom, so that the table tells nothing about people. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Counting starts anew then. */
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);
