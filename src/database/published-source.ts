import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Queryable } from "./connection/connect.ts";
import { outageReason, sqlState } from "./connection/database-outage.ts";
import type { DatabaseLog } from "./connection/log.ts";
import { readContentRevision } from "./queries/content/content-state.ts";
import { watchedPool } from "./connection/server/watched-pool.ts";

/** The source for reads of published content. */
export interface PublishedSource extends Queryable {
  /** The revision of subsequent reads. */
  readRevision(): Promise<string>;
  /** A consistent source for several related queries, regardless of changes meanwhile. */
  pinned(): Queryable;
  close(): Promise<void>;
}

/** Published content from the database itself. */
export function publishedIn(database: Database): PublishedSource {
  return {
    drizzle: database.drizzle,
    readRevision: async () => String(await readContentRevision(database)),
    pinned: () => database,
    close: async () => undefined,
  };
}

/**
 * Published content from a streaming replica of the database, as long as it is up to date: a revision identifies a
 * state of the content, so results from the replica may be cached under it. While the replica lags behind, is away or
 * is no replica, the database is read; while the database is away, the replica.
 *
 * @param url address of one server, not a list of alternatives, which might be at different revisions
 */
export function publishedInReplica(database: Database, url: string, log: DatabaseLog): PublishedSource {
  const pool = watchedPool(url, log);
  pool.on("error", (error) => log.warn({ reason: error.message }, "a connection to the read replica has broken"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  const replica: Queryable = { drizzle: drizzle(pool, { casing: "snake_case" }) };
  let current: Queryable = database;
  const queryReplica = pool.query.bind(pool) as (...values: unknown[]) => Promise<unknown>;
  // Falls back to the database, which is never older.
  pool.query = (async (...values: unknown[]) => {
    try {
      return await queryReplica(...values);
    } catch (error) {
      if (!isReplicaError(error)) throw error;
      current = database;
      return (database.pool.query as typeof queryReplica)(...values);
    }
  }) as typeof pool.query;
  const switchTo = (next: Queryable, reason: string): void => {
    if (next !== current) log.info({ reason }, "published content is read elsewhere from now on");
    current = next;
  };
  return {
    get drizzle() {
      return current.drizzle;
    },
    pinned: () => ({ drizzle: current.drizzle }),
    async readRevision() {
      const [primary, replicated] = await Promise.allSettled([
        readContentRevision(database),
        revisionOfReplica(queryReplica),
      ]);
      if (primary.status === "fulfilled") {
        const isUpToDate = replicated.status === "fulfilled" && replicated.value === primary.value;
        switchTo(
          isUpToDate ? replica : database,
          isUpToDate ? "the replica has all of it" : "the replica lags behind or is away",
        );
        return String(primary.value);
      }
      if (replicated.status === "rejected" || outageReason(primary.reason) === undefined) throw primary.reason;
      switchTo(replica, "the database is away");
      return String(replicated.value);
    },
    close: () => pool.end(),
  };
}

/** The revision of a replica. @throws if there is none, and for a server that accepts writes */
async function revisionOfReplica(ask: (query: string) => Promise<unknown>): Promise<number> {
  const { rows } = (await ask(
    "SELECT revision, pg_is_in_recovery() AS follows FROM content_revision",
  )) as pg.QueryResult<{ revision: string; follows: boolean }>;
  const [row] = rows;
  if (row?.follows !== true) throw new Error("DATABASE_READ_URL names a server that is no replica");
  return Number(row.revision);
}

/** Away, a query cancelled by a replication conflict (40001), or a schema not yet replicated (class 42). */
function isReplicaError(error: unknown): boolean {
  const state = sqlState(error);
  return outageReason(error) !== undefined || state === "40001" || state?.startsWith("42") === true;
}
