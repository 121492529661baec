import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./connect.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number, the same in every process of this program. */
const migrationLock = 7_284_551;

/**
 * Brings the schema up to date. Several processes may start at once: the first
 * one migrates, the others wait for it and then find nothing left to do.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    // Migrations take as long as they take, and may wait for those of another process.
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
    await client.query("SELECT pg_advisory_unlock($1)", [migrationLock]);
    await client.query("RESET statement_timeout");
    failed = false;
  } finally {
    // A connection that failed half-way is closed, and its lock goes with it.
    client.release(failed);
  }
}
