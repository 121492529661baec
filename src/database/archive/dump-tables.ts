import type { ClientBase, PoolClient } from "pg";
import type { Database } from "../connection/connect.ts";

interface ArchivedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Tables left out of archives, and empty after a restore: sessions, tokens and links may have been ended since, and
 * must not be restored; proposals and counts are short-lived.
 */
const excludedTables = new Set([
  "session",
  "api_token",
  "account_link",
  "password_reset_request",
  "oauth2_attempt",
  "path_proposal",
  "register_file",
  "register_row",
  "register_step",
  "rate_limit",
]);

/** Whether a table is part of archives. */
export const isArchived = ({ name }: Pick<ArchivedTable, "name">): boolean => !excludedTables.has(name);

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** Every table of the application, referenced tables before those that refer to them. */
export async function tablesInOrder(client: ClientBase): Promise<readonly ArchivedTable[]> {
  const { rows: tables } = await client.query<ArchivedTable>(`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    GROUP BY table_name ORDER BY table_name`);
  const { rows: references } = await client.query<Reference>(`
    SELECT child.relname AS child, parent.relname AS parent
    FROM pg_constraint
    JOIN pg_class child ON child.oid = conrelid
    JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = 'public'::regnamespace`);
  return parentsFirst(tables, references);
}

function parentsFirst(tables: readonly ArchivedTable[], references: readonly Reference[]): readonly ArchivedTable[] {
  const ordered: ArchivedTable[] = [];
  let remaining = [...tables];
  while (remaining.length > 0) {
    const names = new Set(remaining.map(({ name }) => name));
    const isReady = ({ name }: ArchivedTable) =>
      !references.some(({ child, parent }) => child === name && names.has(parent));
    const ready = remaining.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(", ")}`);
    ordered.push(...ready);
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Rows of at most `shortBytes` that are fetched at a time; longer ones are fetched one by one, as memory is small. */
const batchSize = 500;
const shortBytes = 16_384;

/** Consumes a table as chunks of text, one terminated line of JSON per row as written by the database. */
type TableConsumer = (table: ArchivedTable, pieces: AsyncIterable<string>) => Promise<void>;

/**
 * Reads all archived tables as of one moment, while writes continue. The embedded database has one connection, so
 * everything else waits there until the last table is read: about a second for the open data set. The consumer must
 * therefore wait for nothing but this machine.
 *
 * @param signal aborts between two batches
 */
export async function dumpTables(database: Database, signal: AbortSignal, consume: TableConsumer): Promise<void> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const tables = await tablesInOrder(client);
    for (const table of tables.filter(isArchived)) await consume(table, rowsOf(client, table.name, signal));
    await client.query("COMMIT");
    failed = false;
  } finally {
    client.release(failed);
  }
}

/** Each row is read once, long ones a second time by their place in the table: a batch of them may not fit into memory. */
async function* rowsOf(client: PoolClient, table: string, signal: AbortSignal): AsyncGenerator<string> {
  // Without OFFSET 0, PostgreSQL would write each row as JSON twice.
  await client.query(
    `DECLARE archived CURSOR FOR
     SELECT CASE WHEN octet_length(line) <= ${shortBytes} THEN line END AS line, place
     FROM (SELECT ctid AS place, row_to_json(t)::text AS line FROM ${quoted(table)} t OFFSET 0) AS row`,
  );
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ line: string | null; place: string }>(`FETCH ${batchSize} FROM archived`);
    if (rows.length === 0) break;
    const short = rows.flatMap(({ line }) => (line === null ? [] : `${line}\n`)).join("");
    if (short !== "") yield short;
    for (const { line, place } of rows) if (line === null) yield await rowAt(client, table, place, signal);
  }
  await client.query("CLOSE archived");
}

async function rowAt(client: PoolClient, table: string, place: string, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const { rows } = await client.query<{ line: string }>(
    `SELECT row_to_json(t)::text AS line FROM ${quoted(table)} t WHERE ctid = $1::tid`,
    [place],
  );
  const [row] = rows;
  if (!row) throw new Error(`a row of ${table} has gone while it was read`);
  return `${row.line}\n`;
}
