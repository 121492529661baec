import type { PoolClient } from "pg";
import type { Database } from "../connect.ts";
import { type ArchivedTable, quoted, tablesInOrder } from "./tables.ts";

/** Rows fetched at once. */
const batch = 1_000;

export interface DumpedTable extends ArchivedTable {
  /** One JSON object a line, as the database writes it; every line ends. */
  readonly lines: string;
  readonly rows: number;
}

/**
 * Reads every table as it was at one moment, while others go on writing. The embedded database has one connection,
 * so there others wait until the last table is read: about a second for the open data set.
 */
export async function* dumpTables(database: Database): AsyncGenerator<DumpedTable> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    for (const table of await tablesInOrder(client)) yield { ...table, ...(await dumpTable(client, table.name)) };
    await client.query("COMMIT");
    failed = false;
  } finally {
    client.release(failed);
  }
}

async function dumpTable(client: PoolClient, table: string): Promise<{ lines: string; rows: number }> {
  const parts: string[] = [];
  let rows = 0;
  await client.query(`DECLARE archived CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${quoted(table)} t`);
  for (;;) {
    const { rows: fetched } = await client.query<{ line: string }>(`FETCH ${batch} FROM archived`);
    if (fetched.length === 0) break;
    rows += fetched.length;
    parts.push(...fetched.map(({ line }) => `${line}\n`));
  }
  await client.query("CLOSE archived");
  return { lines: parts.join(""), rows };
}
