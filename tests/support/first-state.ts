import type pg from "pg";

/** What a database held when its first state was kept; the rows themselves are in its schema `first_state`. */
export interface FirstState {
  /** Hash of the definitions of everything. */
  readonly shape: string;
  /** Hashes of the rows of each table and where they lie. */
  readonly contents: Map<string, string>;
  readonly sequences: ReadonlyMap<string, string | null>;
}

const own = "nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'first_state')";

/** Keeps what a database holds now, to be restored whenever it is asked for. */
export async function firstState(pool: pg.Pool): Promise<FirstState> {
  await pool.query("CREATE SCHEMA first_state");
  for (const table of await tablesOf(pool)) await pool.query(`CREATE TABLE ${copyOf(table)} AS TABLE ${table}`);
  return { shape: await shapeOf(pool), contents: await contentsOf(pool), sequences: await sequencesOf(pool) };
}

/** @returns false when tables or anything else but rows have changed: such a database is of no more use */
export async function restoreState(pool: pg.Pool, first: FirstState): Promise<boolean> {
  if ((await shapeOf(pool)) !== first.shape) return false;
  const contents = await contentsOf(pool);
  const changed = [...contents].flatMap(([table, hash]) => (hash === first.contents.get(table) ? [] : [table]));
  if (changed.length > 0) {
    const statements = [
      "BEGIN",
      // Neither triggers nor foreign keys.
      "SET LOCAL session_replication_role = replica",
      ...changed.flatMap((table) => [
        `DELETE FROM ${table}`,
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE TABLE ${copyOf(table)}`,
      ]),
      "COMMIT",
    ];
    await pool.query(statements.join(";"));
    // They lie elsewhere now.
    for (const [table, hash] of await contentsOf(pool, changed)) first.contents.set(table, hash);
  }
  const sequences = await sequencesOf(pool);
  for (const [name, value] of first.sequences) {
    if (sequences.get(name) === value) continue;
    await pool.query("SELECT setval($1, coalesce($2, 1), $2 IS NOT NULL)", [name, value]);
  }
  return true;
}

const copyOf = (table: string): string => `first_state."${table.replaceAll('"', "")}"`;

/** Their names with their schemas. */
async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', nspname, relname) AS name
    FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE relkind = 'r' AND ${own}`);
  return rows.map(({ name }) => name);
}

async function contentsOf(pool: pg.Pool, tables?: readonly string[]): Promise<Map<string, string>> {
  const hashes = (tables ?? (await tablesOf(pool))).map(
    (table) =>
      `SELECT '${table}' AS table, count(*) || ' ' || sum(hashtextextended(ctid || row::text, 0)) AS hash FROM ${table} AS row`,
  );
  const { rows } = await pool.query<{ table: string; hash: string | null }>(hashes.join(" UNION ALL "));
  return new Map(rows.map(({ table, hash }) => [table, hash ?? ""]));
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
