import type { PoolClient } from "pg";
import type { Database } from "../connection/connect.ts";
import { sqlState } from "../connection/database-outage.ts";
import { isArchived, quoted, tablesInOrder } from "./dump-tables.ts";

/** The archive cannot be loaded into this database. The message is a sentence for the user. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** A table of an archive. */
interface TableHeading {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The table with its rows, each a JSON object. */
export interface LoadedTable extends TableHeading {
  readonly rows: Iterable<string> | AsyncIterable<string>;
}

/** The tables of an archive, which may be larger than memory. */
export interface TableSource {
  readonly headings: readonly TableHeading[];
  /** Reads them from the beginning, in the order of the archive; the rows of each before the next table. */
  tables(): Iterable<LoadedTable> | AsyncIterable<LoadedTable>;
}

/** Tables that the application fills in a new database. */
const prefilledTables = new Set(["content_revision", "server_secret"]);
/** Rows written at a time, and characters after which no more are added. */
const batchSize = 500;
const batchCharacters = 1_000_000;

/**
 * Refuses an archive as `loadTables` would, before anything is written.
 *
 * @throws ArchiveError
 */
export async function checkLoadable(
  database: Database,
  { headings }: Pick<TableSource, "headings">,
  replacesData: boolean,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await requireLoadable(client, await tablesInOrder(client), headings, replacesData);
  } finally {
    client.release();
  }
}

/**
 * Replaces all data with an archive's tables, in one transaction: on failure nothing changes. The schema must be up to
 * date; an archive of an older version may lack tables and columns, which then keep their defaults.
 *
 * @param replacesData whether existing data may be replaced
 * @returns the number of rows written
 * @throws ArchiveError if there is data, or if the archive is of a newer version
 */
export async function loadTables(database: Database, archived: TableSource, replacesData: boolean): Promise<number> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    await client.query("BEGIN");
    const tables = await tablesInOrder(client);
    await requireLoadable(client, tables, archived.headings, replacesData);
    const names = tables.map(({ name }) => quoted(name));
    await client.query(`TRUNCATE ${names.join(", ")}`);
    const rows = await loadInOrder(client, tables, archived);
    await cancelPendingWork(client);
    await advanceSequences(client);
    // Caches with a revision of another database must not mistake this one for it.
    await client.query("UPDATE content_revision SET revision = revision + 1");
    await client.query("COMMIT");
    failed = false;
    return rows;
  } finally {
    client.release(failed);
  }
}

async function requireLoadable(
  client: PoolClient,
  tables: readonly TableHeading[],
  archived: readonly TableHeading[],
  replacesData: boolean,
): Promise<void> {
  checkSchema(tables, archived);
  if (!replacesData) await requireEmpty(client, tables);
}

function checkSchema(tables: readonly TableHeading[], archived: readonly TableHeading[]): void {
  for (const { name, columns } of archived) {
    const expectedColumns = tables.find((table) => table.name === name)?.columns;
    const unknown = expectedColumns ? columns.find((column) => !expectedColumns.includes(column)) : name;
    if (unknown === undefined) continue;
    const description = expectedColumns ? `the column ${unknown} of ${name}` : `the table ${name}`;
    throw new ArchiveError(
      `The archive has ${description}, which this version of the program does not know: use a newer version.`,
    );
  }
}

async function requireEmpty(client: PoolClient, tables: readonly TableHeading[]): Promise<void> {
  for (const { name } of tables) {
    if (prefilledTables.has(name)) continue;
    const { rows } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0) {
      throw new ArchiveError(
        `The database already holds data (in ${name}). Add --replace to replace it with the archive.`,
      );
    }
  }
}

/** Referenced tables first. An archive has them in this order, unless references have been added since it was written. */
async function loadInOrder(
  client: PoolClient,
  tables: readonly TableHeading[],
  archived: TableSource,
): Promise<number> {
  // Archives of older versions contain all tables.
  const names = new Set(archived.headings.filter(isArchived).map(({ name }) => name));
  const missing = tables.map(({ name }) => name).filter((name) => names.has(name));
  let rows = 0;
  while (missing.length > 0) {
    for await (const table of archived.tables()) {
      if (table.name !== missing[0]) continue;
      missing.shift();
      for await (const batch of batchesOf(table.rows)) rows += await insertRows(client, table, batch);
      if (missing.length === 0) break;
    }
  }
  return rows;
}

async function* batchesOf(rows: LoadedTable["rows"]): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    characters += row.length;
    if (batch.length < batchSize && characters < batchCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** SQLSTATE classes of invalid values: `data exception` and `integrity constraint violation`. */
const invalidRows = /^2[23]/;

async function insertRows(
  client: PoolClient,
  { name, columns }: TableHeading,
  rows: readonly string[],
): Promise<number> {
  const list = columns.map(quoted).join(", ");
  const query = `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
  await client.query(query, [`[${rows.join(",")}]`]).catch((error: unknown) => {
    const state = sqlState(error) ?? "";
    if (!invalidRows.test(state)) throw error;
    throw new ArchiveError(
      `The archive has rows of ${name} that its table refuses (SQLSTATE ${state}); no table was changed.`,
      { cause: error },
    );
  });
  return rows.length;
}

/** What was in progress when the archive was made must not run a second time. */
async function cancelPendingWork(client: PoolClient): Promise<void> {
  // Mails that were queued may have been sent; they can still be sent manually.
  await client.query("UPDATE email SET state = 'kept', next_attempt_at = NULL WHERE state IN ('queued', 'sending')");
  await client.query("DELETE FROM owner_link WHERE used_at IS NOT NULL");
}

/** Continues sequences after the highest number loaded. */
async function advanceSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'`);
  for (const { table, column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) FROM ${quoted(table)}`,
      [quoted(table), column],
    );
  }
}
