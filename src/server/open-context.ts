import { existsSync } from "node:fs";
import { join } from "node:path";
import { embeddedDirectory } from "#database/connection/embedded/embedded-server.ts";
import { findFilledDatabase } from "#database/seeds/filled-database.ts";
import { type Database, openDatabase } from "#database/connection/connect.ts";
import type { DatabaseLog } from "#database/connection/log.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { type PublishedSource, publishedIn, publishedInReplica } from "#database/published-source.ts";
import { refreshDataSet, type RefreshReport } from "#database/seeds/refresh.ts";
import { seedDatabase } from "#database/seeds/seed.ts";
import { connectGoogle } from "#google/connect-google.ts";
import { openMapTiles } from "#map-tiles/open-map-tiles.ts";
import { visitor } from "#use-cases/actor.ts";
import { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import { type AccountSettings, JobSignal, type UseCaseContext } from "#use-cases/context.ts";
import { callbackPath } from "#use-cases/emails/google/connection.ts";
import { appSecret } from "./environment/app-secret.ts";
import { publicOrigin, type Environment } from "./environment/environment.ts";
import { photoStorage } from "./files/stored-photos.ts";
import { ThreadPool } from "./workers/thread-pool.ts";

/** External services. */
type ServiceClients = Pick<UseCaseContext, "google" | "photos" | "mapTiles" | "workers">;

/** The context of use-cases over an open database; each request adds its actor. */
export function contextOver(
  database: Database,
  log: UseCaseContext["log"],
  settings: AccountSettings,
  services: ServiceClients,
  published: PublishedSource = publishedIn(database),
): UseCaseContext {
  const content = new ContentCache(() => published.readRevision());
  return {
    database,
    published,
    content,
    log,
    settings,
    now: () => new Date(),
    actor: visitor,
    client: null,
    requestId: null,
    jobs: new JobSignal(),
    ...services,
  };
}

/** Lists what a new data set has changed; the values that stay may be personal, and are in the audit log only. */
export function logRefresh(log: UseCaseContext["log"], { leftAlone, ...counts }: RefreshReport): void {
  log.info({ ...counts, leftAlone: leftAlone.length }, "the new data set is in the database");
  for (const { resource, key, field } of leftAlone) {
    log.info({ resource, key, field }, "left alone, as it was changed here");
  }
}

/** The database with its schema and data up to date. */
async function openWithData(
  { databaseUrl: url, dataDir }: Environment,
  log: DatabaseLog & UseCaseContext["log"],
  filled: string | undefined,
): Promise<Database> {
  const isNew = url === undefined && !existsSync(join(embeddedDirectory(dataDir), "PG_VERSION"));
  const template = isNew && filled !== undefined ? await findFilledDatabase(filled) : undefined;
  const open = () => openDatabase({ url, dataDir, template, log });
  const database = await open();
  try {
    await migrateDatabase(database);
    const started = performance.now();
    const hasSeeded = await seedDatabase(database, {
      onProgress: ({ table, rows }) => log.info({ table, rows }, "filling the empty database with the open data set"),
    });
    if (hasSeeded) {
      log.info({ ms: Math.round(performance.now() - started) }, "the open data set is in the database");
      if (database.kind === "server") return database;
      // The engine never returns the memory that filling the database took.
      await database.close();
      return await open();
    }
    const refreshed = await refreshDataSet(database);
    if (refreshed) logRefresh(log, refreshed);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database, brings its schema up to date and fills it when it is empty.
 *
 * @param filled folder in which the build has left a filled database, with which a new embedded one begins
 */
export async function openContext(
  environment: Environment,
  log: DatabaseLog & UseCaseContext["log"],
  filled?: string,
): Promise<UseCaseContext & { readonly workers: ThreadPool }> {
  const database = await openWithData(environment, log, filled);
  try {
    const secret = await appSecret(database, environment);
    const origin = publicOrigin(environment);
    const google = environment.google ? connectGoogle(environment.google, origin + callbackPath) : null;
    const hasMailServer = environment.smtpUrl !== undefined;
    const hasFixedOrigin = environment.appUrl !== undefined;
    const { session, secondFactorFor } = environment;
    const replyTo = environment.mailReplyTo ?? environment.mailFrom;
    const settings = { origin, hasFixedOrigin, session, secret, secondFactorFor, hasMailServer, replyTo };
    const workers = new ThreadPool({ log, minThreads: 1 });
    const mapTiles = await openMapTiles(environment.mapTiles, log);
    const services = { google, photos: photoStorage(environment), mapTiles, workers };
    const { databaseReadUrl } = environment;
    const published = databaseReadUrl === undefined ? undefined : publishedInReplica(database, databaseReadUrl, log);
    return { ...contextOver(database, log, settings, services, published), workers };
  } catch (error) {
    await database.close();
    throw error;
  }
}
