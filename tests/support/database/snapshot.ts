import type pg from "pg";

/** The state of a database when the snapshot was taken; the rows themselves are in its schema `test_snapshot`. */
export interface Snapshot {
  /** Hash of all definitions. */
  readonly schemaHash: string;
  /** File node and write counters of each table. */
  readonly writes: Map<string, string>;
  readonly sequences: ReadonlyMap<string, string | null>;
}

/** A table with one row, inserted since the engine was started. */
const restartMarker = "test_snapshot.restart_marker";

const own = "nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'test_snapshot')";

/** Stores the current rows of a database, to be restored by `restoreSnapshot`. */
export async function takeSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const tables = (await writeCounts(pool)).keys();
  // A restart of the engine resets its counters, which shows in the count of this row.
  await pool.query(
    `CREATE SCHEMA test_snapshot; CREATE TABLE ${restartMarker} (); INSERT INTO ${restartMarker} DEFAULT VALUES`,
  );
  for (const table of tables) await pool.query(`CREATE TABLE ${copyOf(table)} AS TABLE ${table}`);
  return { schemaHash: await schemaHash(pool), writes: await writeCounts(pool), sequences: await sequenceValues(pool) };
}

/** @returns false if anything but rows has changed, or that is unknown: such a database must be discarded */
export async function restoreSnapshot(pool: pg.Pool, first: Snapshot): Promise<boolean> {
  if ((await schemaHash(pool)) !== first.schemaHash) return false;
  const writes = await writeCounts(pool);
  const changed = [...writes].flatMap(([table, written]) => (written === first.writes.get(table) ? [] : [table]));
  if (changed.includes(restartMarker)) return false;
  if (changed.length > 0) {
    const statements = [
      "BEGIN",
      // Disables triggers and foreign keys.
      "SET LOCAL session_replication_role = replica",
      // Only rows that differ: rewriting a table with its indexes takes longer than comparing it. No two rows are equal.
      ...changed.flatMap((table) => [
        `DELETE FROM ${table} AS own_row WHERE NOT EXISTS (SELECT FROM ${copyOf(table)} AS snapshot_row WHERE snapshot_row = own_row)`,
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
         SELECT * FROM ${copyOf(table)} AS snapshot_row WHERE NOT EXISTS (SELECT FROM ${table} AS own_row WHERE own_row = snapshot_row)`,
      ]),
      "COMMIT",
    ];
    await pool.query(statements.join(";"));
    for (const [table, written] of await writeCounts(pool)) first.writes.set(table, written);
  }
  const sequences = await sequenceValues(pool);
  for (const [name, value] of first.sequences) {
    if (sequences.get(name) === value) continue;
    await pool.query("SELECT setval($1, coalesce($2, 1), $2 IS NOT NULL)", [name, value]);
  }
  return true;
}

const copyOf = (table: string): string => `test_snapshot."${table.replaceAll('"', "")}"`;

/** By qualified table name. The engine counts its writes, rolled-back ones included; reading all rows would take a hundred times as long. */
async function writeCounts(pool: pg.Pool): Promise<Map<string, string>> {
  await pool.query("SELECT pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ table: string; written: string }>(`
    SELECT format('%I.%I', nspname, relname) AS table, concat_ws(' ', relfilenode, pg_stat_get_tuples_inserted(c.oid),
      pg_stat_get_tuples_updated(c.oid), pg_stat_get_tuples_deleted(c.oid)) AS written
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND (${own} OR relname = 'restart_marker')`);
  return new Map(rows.map(({ table, written }) => [table, written]));
}

async function sequenceValues(pool: pg.Pool): Promise<Map<string, string | null>> {
  const { rows } = await pool.query<{ name: string; last: string | null }>(
    "SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences",
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
}

/** Which tables, columns, indexes, rules, triggers and functions there are. */
async function schemaHash(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(`
    WITH own AS (SELECT oid, nspname FROM pg_namespace WHERE ${own}),
      relation AS (SELECT c.oid, relname, relkind FROM pg_class c JOIN own ON own.oid = relnamespace)
    SELECT md5(string_agg(line, ' ' ORDER BY line)) AS shape FROM (
      SELECT own::text AS line FROM own
      UNION ALL SELECT relation::text FROM relation
      UNION ALL SELECT concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, atthasdef) FROM pg_attribute JOIN relation ON relation.oid = attrelid
      UNION ALL SELECT concat_ws(' ', oid, conname, convalidated) FROM pg_constraint
      UNION ALL SELECT concat_ws(' ', oid, tgname, tgenabled) FROM pg_trigger
      UNION ALL SELECT concat_ws(' ', p.oid, proname, prosrc) FROM pg_proc p JOIN own ON own.oid = pronamespace
      UNION ALL SELECT concat_ws(' ', p.oid, typname) FROM pg_type p JOIN own ON own.oid = typnamespace
      UNION ALL SELECT role::text FROM pg_roles role
    ) lines`);
  return rows[0]?.shape ?? "";
}
