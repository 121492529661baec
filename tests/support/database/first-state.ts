import type pg from "pg";

/** What a database held when its first state was kept; the rows themselves are in its schema `first_state`. */
export interface FirstState {
  /** Hash of the definitions of everything. */
  readonly shape: string;
  /** The file of each table, and how many rows have been written in it. */
  readonly writes: Map<string, string>;
  readonly sequences: ReadonlyMap<string, string | null>;
}

/** A table whose one row has been written since the engine was started. */
const witness = "first_state.witness";

const own = "nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'first_state')";

/** Keeps what a database holds now, to be restored whenever it is asked for. */
export async function firstState(pool: pg.Pool): Promise<FirstState> {
  const tables = (await writesOf(pool)).keys();
  // Its row has been counted: when it is no more, the engine has been started again, and counts anew.
  await pool.query(`CREATE SCHEMA first_state; CREATE TABLE ${witness} (); INSERT INTO ${witness} DEFAULT VALUES`);
  for (const table of tables) await pool.query(`CREATE TABLE ${copyOf(table)} AS TABLE ${table}`);
  return { shape: await shapeOf(pool), writes: await writesOf(pool), sequences: await sequencesOf(pool) };
}

/** @returns false when tables or anything else but rows have changed, or that is not known: such a database is of no more use */
export async function restoreState(pool: pg.Pool, first: FirstState): Promise<boolean> {
  if ((await shapeOf(pool)) !== first.shape) return false;
  const writes = await writesOf(pool);
  const changed = [...writes].flatMap(([table, written]) => (written === first.writes.get(table) ? [] : [table]));
  if (changed.includes(witness)) return false;
  if (changed.length > 0) {
    const statements = [
      "BEGIN",
      // Neither triggers nor foreign keys.
      "SET LOCAL session_replication_role = replica",
      // Only rows that differ: to write a table anew, with its indexes, takes longer than to compare it. No two rows are alike.
      ...changed.flatMap((table) => [
        `DELETE FROM ${table} AS own_row WHERE NOT EXISTS (SELECT FROM ${copyOf(table)} AS kept_row WHERE kept_row = own_row)`,
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
         SELECT * FROM ${copyOf(table)} AS kept_row WHERE NOT EXISTS (SELECT FROM ${table} AS own_row WHERE own_row = kept_row)`,
      ]),
      "COMMIT",
    ];
    await pool.query(statements.join(";"));
    for (const [table, written] of await writesOf(pool)) first.writes.set(table, written);
  }
  const sequences = await sequencesOf(pool);
  for (const [name, value] of first.sequences) {
    if (sequences.get(name) === value) continue;
    await pool.query("SELECT setval($1, coalesce($2, 1), $2 IS NOT NULL)", [name, value]);
  }
  return true;
}

const copyOf = (table: string): string => `first_state."${table.replaceAll('"', "")}"`;

/** By tables' names with their schemas. The engine counts what it writes, also what is undone; to read all rows would take a hundred times as long. */
async function writesOf(pool: pg.Pool): Promise<Map<string, string>> {
  await pool.query("SELECT pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ table: string; written: string }>(`
    SELECT format('%I.%I', nspname, relname) AS table, concat_ws(' ', relfilenode, pg_stat_get_tuples_inserted(c.oid),
      pg_stat_get_tuples_updated(c.oid), pg_stat_get_tuples_deleted(c.oid)) AS written
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND (${own} OR relname = 'witness')`);
  return new Map(rows.map(({ table, written }) => [table, written]));
}

async function sequencesOf(pool: pg.Pool): Promise<Map<string, string | null>> {
  const { rows } = await pool.query<{ name: string; last: string | null }>(
    "SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences",
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
}

/** Which tables, columns, indexes, rules, triggers and functions there are. */
async function shapeOf(pool: pg.Pool): Promise<string> {
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
