import { setTimeout as delay } from "node:timers/promises";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "./connect.ts";

/** serialization_failure and deadlock_detected: the same transaction may well succeed the next time. */
const retriable = new Set(["40001", "40P01"]);
const attempts = 5;

/**
 * Runs `work` in one transaction, which commits when it resolves and is undone
 * when it rejects. `work` may run up to five times, after conflicts with other
 * transactions, so it must do nothing but query through `tx`, which every query of
 * `queries/` takes in place of the database: no mail, no
 * outside call. Inside it never use the database's own handle: the embedded
 * database has one connection, and a query outside the transaction would wait
 * for it in vain.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.drizzle.transaction((drizzle) => work({ drizzle }), config);
    } catch (error) {
      const code = sqlState(error);
      if (code === undefined || !retriable.has(code) || attempt === attempts) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** PostgreSQL's five-character error code, of the error itself or of its causes; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
