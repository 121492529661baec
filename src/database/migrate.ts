import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { ClientBase, PoolClient } from "pg";
import type { Database } from "./connection/connect.ts";
import { sqlState } from "./connection/database-outage.ts";
import { DatabaseUnavailableError } from "./connection/server-check.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** An arbitrary number, the same in all processes of this application. */
const migrationLock = 7_284_551;

/**
 * Brings the schema up to date. Several processes may start at once: the first one migrates, the others wait for it and
 * then find nothing to do.
 *
 * @throws DatabaseUnavailableError if a newer version of the program has changed the schema, or if the account may not
 * change it: nothing is written
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  let error = true;
  try {
    // Migrations may take long, or wait for those of another process.
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    // Writes nothing if there is nothing to do, so that a full disk does not prevent a start.
    await migrateIfNeeded(client).catch(explained);
    await client.query("SELECT pg_advisory_unlock($1)", [migrationLock]);
    await client.query("RESET statement_timeout");
    error = false;
  } finally {
    // A failed connection is closed, which also releases its lock.
    client.release(error);
  }
}

async function migrateIfNeeded(client: PoolClient): Promise<void> {
  if (await isUpToDate(client)) return;
  await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
}

const insufficientPrivilege = "42501";

function explained(error: unknown): never {
  if (sqlState(error) !== insufficientPrivilege) throw error;
  throw new DatabaseUnavailableError(
    "The account of DATABASE_URL, which has to own the database, cannot bring its schema up to date",
    error,
  );
}

async function isUpToDate(client: ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS table");
  if (tables[0]?.table === null) return false;
  const { rows } = await client.query("SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations");
  const [applied, known] = [Number(rows[0]?.last), readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0];
  if (applied > known) {
    throw new DatabaseUnavailableError(
      "This version of the program cannot use the database",
      "a newer version has changed it. Start that version, or restore a backup made before the update into an empty database",
    );
  }
  return applied === known;
}
