import { and, desc, eq, gt, lte, ne, or, type Placeholder, sql } from "drizzle-orm";
import type { Database, Queryable } from "#database/connection/connect.ts";
import { first, hasWritten, writtenRow } from "#database/rows.ts";
import { session } from "#database/schema/accounts/session.ts";
import { user } from "#database/schema/accounts/user.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { UserRecord } from "./users.ts";

export type SessionRecord = typeof session.$inferSelect;

type NewSession = Omit<SessionRecord, "uuid" | "isToRenew" | "formerSecretHash" | "formerUntil">;

export async function insertSession(db: Queryable, values: NewSession): Promise<SessionRecord> {
  return writtenRow(db.drizzle.insert(session).values(values).returning(), "The session was not written.");
}

/** A session that has not expired, with its person; also by its previous secret during the grace period. */
export async function findSession(
  db: Database,
  secretHash: string,
  now: Date,
): Promise<{ session: SessionRecord; user: UserRecord } | null> {
  return first(sessionSearch(db).execute({ secretHash, now: now.toISOString() }));
}

/** Every request of a signed-in person needs it: the statement is built once per database, not once per request. */
const sessionSearch = memoizeByObject((db: Database) => {
  const secretHash = sql.placeholder("secretHash");
  const now = sql.placeholder("now");
  return (
    db.drizzle
      .select({ session, user })
      .from(session)
      .innerJoin(user, eq(user.uuid, session.userUuid))
      .where(and(or(eq(session.secretHash, secretHash), isFormer(secretHash, now)), gt(session.expiresAt, now)))
      // Unnamed: behind a connection pooler the next statement may use another connection.
      .prepare("")
  );
});

const isFormer = (secretHash: string | Placeholder, now: Date | Placeholder) =>
  and(eq(session.formerSecretHash, secretHash), gt(session.formerUntil, now));

/** Gives a session a new secret; the previous one becomes invalid, immediately or after the requests in flight. */
export async function renewSessionSecret(
  db: Queryable,
  uuid: string,
  secretHash: string,
  former: Pick<SessionRecord, "formerSecretHash" | "formerUntil"> = { formerSecretHash: null, formerUntil: null },
): Promise<SessionRecord | null> {
  const [row] = await db.drizzle
    .update(session)
    .set({ secretHash, isToRenew: false, ...former })
    .where(eq(session.uuid, uuid))
    .returning();
  return row ?? null;
}

/** When a session began, by signing in; null if it has ended. */
export async function findSessionStart(db: Queryable, uuid: string): Promise<Date | null> {
  const row = await first(
    db.drizzle.select({ createdAt: session.createdAt }).from(session).where(eq(session.uuid, uuid)),
  );
  return row?.createdAt ?? null;
}

/** Records that the person has verified a passkey in a session. */
export async function markSessionByPasskey(db: Queryable, uuid: string): Promise<void> {
  await db.drizzle.update(session).set({ byPasskey: true }).where(eq(session.uuid, uuid));
}

/** After a person's passkeys are deleted, their sessions count as opened by password. */
export async function markSessionsByPassword(db: Queryable, userUuid: string): Promise<void> {
  await db.drizzle.update(session).set({ byPasskey: false }).where(eq(session.userUuid, userUuid));
}

/** Makes every session of a person get a new secret with its next request. */
export async function markSessionsToRenew(db: Queryable, userUuid: string): Promise<void> {
  await db.drizzle.update(session).set({ isToRenew: true }).where(eq(session.userUuid, userUuid));
}

export async function touchSession(db: Queryable, uuid: string, now: Date, expiresAt: Date): Promise<void> {
  await db.drizzle.update(session).set({ lastSeenAt: now, expiresAt }).where(eq(session.uuid, uuid));
}

/** The person's sessions that have not expired, the most recently used first. */
export function listSessions(db: Queryable, userUuid: string, now: Date): Promise<SessionRecord[]> {
  return db.drizzle
    .select()
    .from(session)
    .where(and(eq(session.userUuid, userUuid), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.uuid));
}

/** @returns whether the person had such a session */
export async function deleteSession(db: Queryable, userUuid: string, uuid: string): Promise<boolean> {
  return hasWritten(db.drizzle.delete(session).where(and(eq(session.uuid, uuid), eq(session.userUuid, userUuid))));
}

export async function deleteSessionBySecret(db: Queryable, secretHash: string, now: Date): Promise<void> {
  await db.drizzle.delete(session).where(or(eq(session.secretHash, secretHash), isFormer(secretHash, now)));
}

/** @param exceptUuid a session to keep */
export async function deleteSessionsOf(db: Queryable, userUuid: string, exceptUuid?: string): Promise<void> {
  const others = exceptUuid === undefined ? undefined : ne(session.uuid, exceptUuid);
  await db.drizzle.delete(session).where(and(eq(session.userUuid, userUuid), others));
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(session).where(lte(session.expiresAt, now));
}
