import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "#database/connect.ts";

/** The database, with a count of the statements that go through it outside transactions. */
export function countedStatements(database: Database): { readonly counted: Database; readonly statements: string[] } {
  const statements: string[] = [];
  const logger = { logQuery: (query: string) => void statements.push(query) };
  return { counted: { ...database, drizzle: drizzle(database.pool, { casing: "snake_case", logger }) }, statements };
}
