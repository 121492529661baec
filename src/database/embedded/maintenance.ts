import type { PGlite } from "@electric-sql/pglite";
import { freeBytes, leastForCheckpoint } from "./disk-space.ts";

/**
 * The embedded database has no background processes, so nothing writes
 * checkpoints or removes dead rows by itself. One round does both: a
 * checkpoint keeps the log and the next start short, a vacuum the tables.
 * Does nothing inside a client's transaction, where a vacuum would be an error
 * and break that transaction, nor where the disk has no room for it; the next round comes soon.
 *
 * @param mayGrow false while the disk is nearly full: then only what gives room back is done
 */
export async function maintain(engine: PGlite, directory: string, mayGrow: boolean): Promise<void> {
  if (engine.isInTransaction() || freeBytes(directory) < leastForCheckpoint) return;
  await engine.exec("CHECKPOINT");
  if (!mayGrow) return;
  const { rows } = await engine.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name
     FROM pg_stat_user_tables
     WHERE n_dead_tup > 1000 AND n_dead_tup > 0.2 * n_live_tup
     ORDER BY n_dead_tup DESC LIMIT 3`,
  );
  for (const { name } of rows) await engine.exec(`VACUUM (ANALYZE) ${name}`);
}
