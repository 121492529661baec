import { and, eq, gt, lte } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { oauth2Attempt, oauth2Connection } from "#database/schema/accounts/oauth2-connection.ts";

export type ConnectionRecord = typeof oauth2Connection.$inferSelect;
type AttemptRecord = typeof oauth2Attempt.$inferSelect;

export async function findConnection(db: Queryable, provider: string): Promise<ConnectionRecord | null> {
  const [row] = await db.drizzle.select().from(oauth2Connection).where(eq(oauth2Connection.provider, provider));
  return row ?? null;
}

/** Replaces the previous connection. */
export async function saveConnection(tx: Queryable, values: ConnectionRecord): Promise<void> {
  await tx.drizzle
    .insert(oauth2Connection)
    .values(values)
    .onConflictDoUpdate({ target: oauth2Connection.provider, set: values });
}

export async function updateConnection(
  db: Queryable,
  provider: string,
  values: Partial<Omit<ConnectionRecord, "provider">>,
): Promise<void> {
  await db.drizzle.update(oauth2Connection).set(values).where(eq(oauth2Connection.provider, provider));
}

export async function deleteConnection(tx: Queryable, provider: string): Promise<void> {
  await tx.drizzle.delete(oauth2Connection).where(eq(oauth2Connection.provider, provider));
}

/** Records the start of a sign-in, and deletes expired ones. */
export async function insertAttempt(tx: Queryable, values: AttemptRecord, now: Date): Promise<void> {
  await tx.drizzle.delete(oauth2Attempt).where(lte(oauth2Attempt.expiresAt, now));
  await tx.drizzle.insert(oauth2Attempt).values(values);
}

/** Consumes the sign-in with this state; `null` if there is none (any more). */
export async function takeAttempt(
  db: Queryable,
  { stateHash, userUuid }: Pick<AttemptRecord, "stateHash" | "userUuid">,
  now: Date,
): Promise<AttemptRecord | null> {
  const [taken] = await db.drizzle
    .delete(oauth2Attempt)
    .where(
      and(
        eq(oauth2Attempt.stateHash, stateHash),
        eq(oauth2Attempt.userUuid, userUuid),
        gt(oauth2Attempt.expiresAt, now),
      ),
    )
    .returning();
  return taken ?? null;
}
