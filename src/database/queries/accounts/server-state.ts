import { eq, lte, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { serverSecret, rateLimit } from "#database/schema/accounts/server-state.ts";

/** The secret of this name; set by the first caller among all processes. */
export async function readOrCreateServerSecret(db: Queryable, name: string, proposed: string): Promise<string> {
  await db.drizzle.insert(serverSecret).values({ name, value: proposed }).onConflictDoNothing();
  const [stored] = await db.drizzle
    .select({ value: serverSecret.value })
    .from(serverSecret)
    .where(eq(serverSecret.name, name));
  if (stored === undefined) throw new Error(`The secret ${name} was not kept.`);
  return stored.value;
}

export async function replaceServerSecret(db: Queryable, name: string, value: string): Promise<void> {
  await db.drizzle
    .insert(serverSecret)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverSecret.name, set: { value } });
}

interface Attempts {
  readonly attempts: number;
  readonly resetsAt: Date;
}

/** Tolerated clock skew between processes. */
const clockTolerance = "1 minute";

/**
 * Counts one more attempt under the key, in one atomic statement. A count that ends later than a new one would was
 * started before the clock was set back, and has expired.
 */
export async function addAttempt(db: Queryable, key: string, now: Date, resetsAt: Date): Promise<Attempts> {
  const hasEnded = sql`(${rateLimit.resetsAt} <= ${now.toISOString()}::timestamptz
    OR ${rateLimit.resetsAt} > excluded.resets_at + ${clockTolerance}::interval)`;
  const [row] = await db.drizzle
    .insert(rateLimit)
    .values({ key, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        attempts: sql`CASE WHEN ${hasEnded} THEN 1 ELSE ${rateLimit.attempts} + 1 END`,
        resetsAt: sql`CASE WHEN ${hasEnded} THEN excluded.resets_at ELSE ${rateLimit.resetsAt} END`,
      },
    })
    .returning({ attempts: rateLimit.attempts, resetsAt: rateLimit.resetsAt });
  if (row === undefined) throw new Error("The attempt was not counted.");
  return row;
}

/** Retracts one attempt. */
export async function removeAttempt(db: Queryable, key: string): Promise<void> {
  await db.drizzle
    .update(rateLimit)
    .set({ attempts: sql`greatest(${rateLimit.attempts} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}

export async function deleteAttempts(db: Queryable, key: string): Promise<void> {
  await db.drizzle.delete(rateLimit).where(eq(rateLimit.key, key));
}

export async function deleteExpiredAttempts(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(rateLimit).where(lte(rateLimit.resetsAt, now));
}
