import pg from "pg";
import { outageReason, DatabaseOutageError } from "../database-outage.ts";
import type { DatabaseLog } from "../log.ts";
import { ServerWatch } from "./server-watch.ts";
import { type AnyQuery, watchedClient } from "./watched-client.ts";

/** Statements of requests take milliseconds; one that runs this long blocks a connection that others need. */
const statementTimeoutMs = 30_000;
/** Timeout of an idle transaction, after which its locks are released. */
const idleInTransactionMs = 60_000;
/** How long a query waits for a connection while the server is available, in milliseconds. */
const connectionTimeoutMs = 5_000;

/** A pool of connections to a server that may go away and come back: see `ServerWatch`. Takes no callbacks. */
export function watchedPool(url: string, log: DatabaseLog): pg.Pool {
  const options: pg.PoolConfig = {
    connectionString: url,
    application_name: "vieira",
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  const open = new Set<pg.Client>();
  const watch = new ServerWatch({
    log,
    probe: (signal) => probe(options, signal),
    breakConnections: (reason) => {
      for (const client of open) client.connection.stream.destroy(reason);
    },
  });
  const Client = watchedClient(watch, open);
  const pool = new pg.Pool({ ...options, max: 10, connectionTimeoutMillis: connectionTimeoutMs, Client });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const end = pool.end.bind(pool) as () => Promise<void>;
  const connectWatched = (): Promise<pg.PoolClient> => connectWith(watch, connect);
  pool.connect = connectWatched as typeof pool.connect;
  pool.query = ((...values: unknown[]) => queryWith(connectWatched, values)) as typeof pool.query;
  pool.end = (() => {
    watch.close();
    return end();
  }) as typeof pool.end;
  return pool;
}

async function connectWith(watch: ServerWatch, connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  let connecting: Promise<pg.PoolClient> | undefined;
  try {
    return await watch.run(() => (connecting = connect()));
  } catch (error) {
    // If it succeeds after all, nobody is waiting for it any more.
    connecting?.then(
      (client) => client.release(true),
      () => undefined,
    );
    if (error instanceof DatabaseOutageError) throw error;
    await watch.checkServer();
    throw new DatabaseOutageError("unreachable", `there is no connection to the database: ${String(error)}`, error);
  }
}

/** A query on a separate connection. */
export async function queryWith(connect: () => Promise<pg.PoolClient>, values: readonly unknown[]): Promise<unknown> {
  const client = await connect();
  try {
    const result = await (client.query as AnyQuery)(...values);
    client.release();
    return result;
  } catch (error) {
    client.release(outageReason(error) !== undefined);
    throw error;
  }
}

/** Connects without a query. A server that refuses, except during start-up or shutdown, is available. */
async function probe(options: pg.ClientConfig, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const client = new pg.Client(options);
  client.on("error", () => undefined);
  const stop = (): void => void client.connection.stream.destroy();
  signal.addEventListener("abort", stop);
  try {
    await client.connect();
    await client.query("SELECT 1");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code?.startsWith("57P")) throw error;
  } finally {
    void client.end();
  }
}
