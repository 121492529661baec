import type { PoolClient } from "pg";
import type { Database } from "../connect.ts";
import { type ArchivedTable, isArchived, quoted, tablesInOrder } from "./tables.ts";

/** Rows fetched at once. */
const batch = 1_000;

/** Takes a table: pieces of text, of one JSON object a line as the database writes it; every line ends. */
export type TakeTable = (table: ArchivedTable, pieces: AsyncIterable<string>) => Promise<void>;

/**
 * Reads every table that belongs into an archive as it was at one moment, while others go on writing. The embedded
 * database has one connection, so there others wait until the last table is taken: about a second for the open data
 * set. Whoever takes them must therefore wait for nothing but this machine.
 *
 * @param signal ends it between two batches
 */
export async function dumpTables(database: Database, signal: AbortSignal, take: TakeTable): Promise<void> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const tables = await tablesInOrder(client);
    for (const table of tables.filter(isArchived)) await take(table, rowsOf(client, table.name, signal));
    await client.query("COMMIT");
    failed = false;
  } finally {
    client.release(failed);
  }
}

async function* rowsOf(client: PoolClient, table: string, signal: AbortSignal): AsyncGenerator<string> {
  await client.query(`DECLARE archived CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${quoted(table)} t`);
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ line: string }>(`FETCH ${batch} FROM archived`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join("");
  }
  await client.query("CLOSE archived");
}
