import type { PGlite } from "@electric-sql/pglite";

/**
 * The embedded database has no background processes, so nothing writes
 * checkpoints or removes dead rows by itself. One round does both: a
 * checkpoint keeps the log and the next start short, a vacuum the tables.
 * Does nothing inside a client's transaction, where a vacuum would be an error
 * and break that transaction; the next round comes soon.
 */
export async function maintain(database: PGlite): Promise<void> {
  if (database.isInTransaction()) return;
  await database.exec("CHECKPOINT");
  const { rows } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name
     FROM pg_stat_user_tables
     WHERE n_dead_tup > 1000 AND n_dead_tup > 0.2 * n_live_tup
     ORDER BY n_dead_tup DESC LIMIT 3`,
  );
  for (const { name } of rows) await database.exec(`VACUUM (ANALYZE) ${name}`);
}
