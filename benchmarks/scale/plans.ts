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
    const plan = await client
      .query<{ "QUERY PLAN": string }>(`EXPLAIN (GENERIC_PLAN) ${query}`)
      .then(({ rows: lines }) => lines.map((line) => `  ${line["QUERY PLAN"]}`).join("\n"))
      .catch((error: unknown) => `  ${String(error)}`);
    shown.push(`\n${ms.toFixed(0)} ms, ${calls} times: ${query}\n${plan}`);
  }
  return shown.join("\n");
}
