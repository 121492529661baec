import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Secrets of the application, shared by all processes. */
export const serverSecret = pgTable("server_secret", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Number of attempts within a time window, shared by all processes. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    /** SHA-256 of the limit and its subject, so that the table reveals nothing about people. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Counting restarts then. */
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);
