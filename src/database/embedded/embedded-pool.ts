import pg from "pg";
import { awayReason, DatabaseAwayError } from "../database-away.ts";
import { watchedClient } from "../server/watched-client.ts";
import { queryWith } from "../server/watched-pool.ts";
import type { EmbeddedServer } from "./embedded-server.ts";

/** How long a query waits for the one connection before it fails, in milliseconds. */
const connectionTimeoutMillis = 15_000;

/**
 * The one connection of an embedded database, which breaks when the engine does and can then be made anew. Takes no callbacks.
 *
 * @param noteAnswer is called for every statement that has been carried out, also within a transaction
 */
export function embeddedPool(server: EmbeddedServer, noteAnswer: () => void = () => undefined): pg.Pool {
  const tellOfFullDisk = (error: unknown): never => {
    const isRefused = awayReason(error) === "read-only" && server.isDiskFull();
    throw isRefused ? new DatabaseAwayError("disk-full", "the disk is nearly full", error) : error;
  };
  const pool = new pg.Pool({
    // One session is all that an embedded PostgreSQL has; the pool makes the queries queue for it.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => server.connect(),
    Client: watchedClient({ attend: (work) => work().catch(tellOfFullDisk), noteAnswer }, new Set()),
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.query = ((...values: unknown[]) => queryWith(connect, values)) as typeof pool.query;
  return pool;
}
