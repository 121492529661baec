import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "#database/connection/connect.ts";

/** Wraps a database and records the statements that are sent outside transactions. */
export function recordStatements(database: Database): { readonly recorded: Database; readonly statements: string[] } {
  const statements: string[] = [];
  const logger = { logQuery: (query: string) => void statements.push(query) };
  return { recorded: { ...database, drizzle: drizzle(database.pool, { casing: "snake_case", logger }) }, statements };
}
