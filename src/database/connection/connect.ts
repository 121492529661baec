import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { DataDirectoryInUseError } from "./embedded/data-directory-lock.ts";
import { freeBytes, minBytesForCheckpoint } from "./embedded/disk-space.ts";
import { embeddedPool } from "./embedded/embedded-pool.ts";
import { startEmbeddedServer, type EmbeddedServer } from "./embedded/embedded-server.ts";
import type { DatabaseLog } from "./log.ts";
import { DatabaseUnavailableError, checkServer } from "./server-check.ts";
import { watchedPool } from "./server/watched-pool.ts";

interface DatabaseOptions {
  /** Address of a PostgreSQL server, version 15 or later; by default the embedded database is used. */
  readonly url?: string | undefined;
  /** Directory of the embedded database and of all other files. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Embedded only: directory with the files of a stopped database, which a new one begins with. */
  readonly template?: string | undefined;
  /** Embedded only, and false only in tests: a crash may lose acknowledged writes. */
  readonly durable?: boolean;
}

/** Runs queries: the whole database, or one transaction. */
export interface Queryable {
  readonly drizzle: Pick<
    NodePgDatabase,
    "$count" | "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "with"
  >;
}

export interface Database extends Queryable {
  readonly kind: "embedded" | "server";
  /** Queries outside transactions. Inside one use only the parameter of `inTransaction`. */
  readonly drizzle: NodePgDatabase;
  readonly pool: pg.Pool;
  /**
   * True if the database responds within `timeoutMs`, 2 s by default; the embedded one also if it has executed any
   * statement within the last second. Never throws.
   */
  isReachable(timeoutMs?: number): Promise<boolean>;
  /** Whether the embedded database refuses writes because the disk is nearly full. */
  isDiskFull(): boolean;
  /** Resolves, with the reason, when the embedded database has failed for good: the process should be restarted. */
  readonly lost: Promise<Error>;
  /** Waits up to 4 s for running queries, then releases all resources. Idempotent. */
  close(): Promise<void>;
}

/**
 * How long a response of the embedded database proves that it is available, in milliseconds. It has one connection: a
 * query for this purpose would queue behind all others, and high load would look like a failure.
 */
const recentResponseMs = 1_000;

/** How long closing waits for running queries, in milliseconds. */
const closeTimeoutMs = 4_000;

/**
 * Opens the database; migrations are a separate step (`migrateDatabase`).
 *
 * @throws DataDirectoryInUseError if another process uses the embedded database
 * @throws DatabaseUnavailableError if the database cannot be used for another reason
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openServer(options.url, options.log);
}

async function openEmbedded({ dataDir, template, log, durable }: DatabaseOptions): Promise<Database> {
  const server = await startEmbeddedServer({ dataDir, template, durable, log }).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUseError) throw error;
    const isFull = existsSync(dataDir) && freeBytes(dataDir) < minBytesForCheckpoint;
    throw new DatabaseUnavailableError(
      `The embedded database in ${dataDir} does not start`,
      isFull ? "its disk is full" : error,
    );
  });
  void server.lost.then((error) => log.error({ err: error }, "the embedded database has stopped"));
  return openEmbeddedDatabase(server, log);
}

/** A database on a running engine; closing it stops the engine. */
export function openEmbeddedDatabase(server: EmbeddedServer, log: DatabaseLog): Database {
  let lastResponseAt = -Infinity;
  const pool = embeddedPool(server, () => (lastResponseAt = performance.now()));
  const hasRecentResponse = (): boolean => performance.now() - lastResponseAt < recentResponseMs;
  return createDatabase("embedded", pool, log, server, hasRecentResponse);
}

async function openServer(url: string, log: DatabaseLog): Promise<Database> {
  const pool = watchedPool(url, log);
  const database = createDatabase("server", pool, log);
  try {
    await checkServer(pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function createDatabase(
  kind: Database["kind"],
  pool: pg.Pool,
  log: DatabaseLog,
  server?: EmbeddedServer,
  hasRecentResponse = () => false,
): Database {
  // Without listeners a broken connection would terminate the process: one for idle connections, the other for those in
  // use.
  pool.on("error", (error) => log.warn({ reason: error.message }, "a database connection has broken"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  let closing: Promise<void> | undefined;
  return {
    kind,
    pool,
    drizzle: drizzle(pool, { casing: "snake_case" }),
    isReachable: async (timeoutMs = 2_000) => hasRecentResponse() || respondsWithin(pool, timeoutMs),
    isDiskFull: () => server?.isDiskFull() ?? false,
    lost: server?.lost ?? new Promise<Error>(() => undefined),
    close: () => (closing ??= closeInOrder(pool, server)),
  };
}

async function closeInOrder(pool: pg.Pool, server: EmbeddedServer | undefined): Promise<void> {
  const timer = new AbortController();
  const finished = pool.end().then(() => server?.stop());
  const isClosedInTime = await Promise.race([
    finished.then(() => true),
    delay(closeTimeoutMs, false, { signal: timer.signal, ref: false }),
  ]);
  timer.abort();
  if (!isClosedInTime) await server?.terminate();
}

async function respondsWithin(pool: pg.Pool, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const response = pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
