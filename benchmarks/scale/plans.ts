import type pg from "pg";

/** The queries that took longest on average, with their plans; needs pg_stat_statements in `shared_preload_libraries`. */
export async function planLines(client: pg.Client): Promise<string> {
  await client.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  const { rows } = await client.query<{ query: string; ms: number; calls: string }>(
    `SELECT query, mean_exec_time AS ms, calls FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND mean_exec_time > 5
       AND query ~* '^(select|with|update|delete)' AND query !~ 'pg_stat' ORDER BY mean_exec_time DESC LIMIT 15`,
  );
  const shown: string[] = [];
  for (const { query, ms, calls } of rows) {
    shown.push(`\n${ms.toFixed(0)} ms, ${calls} times: ${query}\n${await planOf(client, query)}`);
  }
  return shown.join("\n");
}

/** The plan of a statement whatever its values; `EXPLAIN (GENERIC_PLAN)` asks for PostgreSQL 16. */
async function planOf(client: pg.Client, query: string): Promise<string> {
  const values = [...query.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const nothing = Array.from({ length: Math.max(0, ...values) }, () => "NULL").join(", ");
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE shown AS ${query}`);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `EXPLAIN EXECUTE shown${nothing === "" ? "" : `(${nothing})`}`,
    );
    return rows.map((line) => `  ${line["QUERY PLAN"]}`).join("\n");
  } catch (error) {
    return `  ${String(error)}`;
  } finally {
    await client.query("DEALLOCATE ALL");
  }
}
