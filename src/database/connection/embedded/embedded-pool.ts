import pg from "pg";
import { outageReason, DatabaseOutageError } from "../database-outage.ts";
import { watchedClient } from "../server/watched-client.ts";
import { queryWith } from "../server/watched-pool.ts";
import type { EmbeddedServer } from "./embedded-server.ts";

/** How long a query waits for the only connection before it fails, in milliseconds. */
const connectionTimeoutMillis = 15_000;

/**
 * The only connection of an embedded database, recreated after the engine has failed. Takes no callbacks.
 *
 * @param onResponse is called for every executed statement, also within a transaction
 */
export function embeddedPool(server: EmbeddedServer, onResponse: () => void = () => undefined): pg.Pool {
  const convertDiskFullError = (error: unknown): never => {
    const isRefused = outageReason(error) === "read-only" && server.isDiskFull();
    throw isRefused ? new DatabaseOutageError("disk-full", "the disk is nearly full", error) : error;
  };
  const pool = new pg.Pool({
    // An embedded PostgreSQL has only one session; the pool queues queries for it.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => server.connect(),
    Client: watchedClient({ run: (work) => work().catch(convertDiskFullError), recordResponse: onResponse }, new Set()),
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.query = ((...values: unknown[]) => queryWith(connect, values)) as typeof pool.query;
  return pool;
}
