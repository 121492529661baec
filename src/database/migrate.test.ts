import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import type { Database } from "./connection/connect.ts";
import { DatabaseUnavailableError } from "./connection/server-check.ts";
import { migrateDatabase } from "./migrate.ts";
import { dataSet } from "./schema/content/data-set.ts";
import { seedDatabase, type SeedProgress } from "./seeds/seed.ts";

const database = await testDatabase();

it("migrates and seeds an empty database exactly once when several processes start", { timeout: 60_000 }, async () => {
  await database.pool.query("DROP SCHEMA public CASCADE");
  await database.pool.query("DROP SCHEMA drizzle CASCADE");
  await database.pool.query("CREATE SCHEMA public");
  await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
  const progress: SeedProgress[] = [];
  const seed = () => seedDatabase(database, { onProgress: (step) => progress.push(step) });
  // On a slow machine the one that waits gets no connection in time, and tries again as a process does that is restarted.
  const restarted = () => seed().catch(seed);
  expect((await Promise.all([restarted(), restarted()])).toSorted()).toEqual([false, true]);
  const [seeded] = await database.drizzle.select({ counts: dataSet.counts }).from(dataSet);
  expect(seeded?.counts).toEqual(Object.fromEntries(progress.map(({ table, rows }) => [table, rows])));
  expect(new Set(progress.map(({ table }) => table)).size).toBe(progress.length);
});

it("refuses a database that a newer version has migrated, and changes nothing", async () => {
  await database.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'newer', max(created_at) + 1 FROM drizzle.__drizzle_migrations",
  );
  await expect(migrateDatabase(database)).rejects.toThrow("a newer version has changed it. Start that version");
  await database.pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'");
  await expect(migrateDatabase(database)).resolves.toBeUndefined();
});

it("names what is missing where the account may not change the database", async () => {
  await database.pool.query("DELETE FROM drizzle.__drizzle_migrations");
  const client = await database.pool.connect();
  const limited = { ...database, pool: { connect: async () => client } } as unknown as Database;
  const release = client.release.bind(client);
  client.release = () => undefined;
  await client.query("SET ROLE pg_monitor");
  const migrating = migrateDatabase(limited);
  await expect(migrating).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(migrating).rejects.toThrow("permission denied");
  await client.query("RESET ROLE");
  release();
});
