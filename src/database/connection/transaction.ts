import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Database, Queryable } from "./connect.ts";
import { outageReason, sqlState } from "./database-outage.ts";

/** serialization_failure and deadlock_detected: a retry of the same transaction may succeed. */
const conflicts = new Set(["40001", "40P01"]);
const attempts = 5;

/**
 * Runs `work` in one transaction, committed when it resolves and rolled back when it rejects. `work` may run up to five
 * times, after conflicts with other transactions and broken connections, so it must do nothing but query through `tx`,
 * which every query of `queries/` accepts in place of the database: no mail, no external call. Never use the database
 * handle inside it: the embedded database has one connection, and a query outside the transaction would wait for it
 * forever.
 *
 * @throws DatabaseOutageError `unknown-outcome` if the connection broke during the commit
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await database.pool.connect();
    try {
      const result = await runOn(client, work);
      client.release();
      return result;
    } catch (error) {
      client.release(outageReason(error) !== undefined || !(await isRolledBack(client)));
      if (!isRetryable(error) || attempt === attempts) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

async function runOn<Result>(client: PoolClient, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  await client.query("begin");
  const result = await work({ drizzle: drizzle(client, { casing: "snake_case" }) });
  const { command } = await client.query("commit");
  // The response to a commit after a failed statement, if `work` has ignored the failure.
  if (command === "ROLLBACK") throw new Error("A statement of the transaction failed, so nothing of it was written.");
  return result;
}

/** Whether the connection can be reused for another transaction. */
async function isRolledBack(client: PoolClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

/** Nothing is written before the commit, so a connection that broke earlier has left nothing behind. */
function isRetryable(error: unknown): boolean {
  return conflicts.has(sqlState(error) ?? "") || outageReason(error) === "unreachable";
}
