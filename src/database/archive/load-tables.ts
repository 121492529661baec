import type { PoolClient } from "pg";
import type { Database } from "../connection/connect.ts";
import { isArchived, quoted, tablesInOrder } from "./dump-tables.ts";

/** The archive cannot be loaded into this database. The message is a sentence for the user. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** One table of an archive. */
export interface LoadedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** One JSON object per line. */
  readonly lines: string;
}

/** Tables that the application fills in a new database. */
const prefilledTables = new Set(["content_revision", "server_secret"]);
/** Rows written at a time. */
const batchSize = 500;

/**
 * Replaces all data with an archive's tables, in one transaction: on failure nothing changes. The schema must be up to
 * date; an archive of an older version may lack tables and columns, which then keep their defaults.
 *
 * @param replacesData whether existing data may be replaced
 * @returns the number of rows written
 * @throws ArchiveError if there is data, or if the archive is of a newer version
 */
export async function loadTables(
  database: Database,
  archived: readonly LoadedTable[],
  replacesData: boolean,
): Promise<number> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    await client.query("BEGIN");
    const tables = await tablesInOrder(client);
    checkSchema(tables, archived);
    if (!replacesData) await requireEmpty(client, tables);
    const names = tables.map(({ name }) => quoted(name));
    await client.query(`TRUNCATE ${names.join(", ")}`);
    let rows = 0;
    for (const { name } of tables) {
      const table = archived.find((candidate) => candidate.name === name);
      // Archives of older versions contain all tables.
      if (table && isArchived(table)) rows += await loadTable(client, table);
    }
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

function checkSchema(tables: readonly Omit<LoadedTable, "lines">[], archived: readonly LoadedTable[]): void {
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

async function requireEmpty(client: PoolClient, tables: readonly { name: string }[]): Promise<void> {
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

async function loadTable(client: PoolClient, { name, columns, lines }: LoadedTable): Promise<number> {
  const rows = lines.split("\n").filter((line) => line !== "");
  const list = columns.map(quoted).join(", ");
  for (let from = 0; from < rows.length; from += batchSize) {
    await client.query(
      `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`,
      [`[${rows.slice(from, from + batchSize).join(",")}]`],
    );
  }
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
