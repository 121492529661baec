import { type Database, openDatabase } from "#database/connect.ts";
import type { DatabaseLog } from "#database/log.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { readContentRevision } from "#database/queries/content-revision.ts";
import { seedDatabase } from "#database/seeds/seed.ts";
import { ContentCache } from "#use-cases/content-cache.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { Environment } from "./environment.ts";

/** What use-cases touch of the world, over an open database. */
export function contextOver(database: Database, log: UseCaseContext["log"]): UseCaseContext {
  const content = new ContentCache(async () => String(await readContentRevision(database)));
  return { database, content, log, now: () => new Date() };
}

/** Opens the database, brings its schema up to date and fills it when it is empty. */
export async function openContext(
  { dataDir, databaseUrl }: Pick<Environment, "dataDir" | "databaseUrl">,
  log: DatabaseLog & UseCaseContext["log"],
): Promise<UseCaseContext> {
  const database = await openDatabase({ url: databaseUrl, dataDir, log });
  try {
    await migrateDatabase(database);
    const started = performance.now();
    const hasSeeded = await seedDatabase(database, {
      onProgress: ({ table, rows }) => log.info({ table, rows }, "filling the empty database with the open data set"),
    });
    if (hasSeeded) log.info({ ms: Math.round(performance.now() - started) }, "the open data set is in the database");
    return contextOver(database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}
