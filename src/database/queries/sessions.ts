import { and, desc, eq, gt, lte, ne } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { session } from "../schema/session.ts";
import { user } from "../schema/user.ts";
import type { UserRecord } from "./users.ts";

export type SessionRecord = typeof session.$inferSelect;

export async function insertSession(db: Queryable, values: Omit<SessionRecord, "uuid">): Promise<SessionRecord> {
  const [inserted] = await db.drizzle.insert(session).values(values).returning();
  if (inserted === undefined) throw new Error("The session was not written.");
  return inserted;
}

/** A session that has not expired, with its person. */
export async function findSession(
  db: Queryable,
  secretHash: string,
  now: Date,
): Promise<{ session: SessionRecord; user: UserRecord } | null> {
  const [found] = await db.drizzle
    .select({ session, user })
    .from(session)
    .innerJoin(user, eq(user.uuid, session.userUuid))
    .where(and(eq(session.secretHash, secretHash), gt(session.expiresAt, now)));
  return found ?? null;
}

export async function touchSession(db: Queryable, uuid: string, now: Date, expiresAt: Date): Promise<void> {
  await db.drizzle.update(session).set({ lastSeenAt: now, expiresAt }).where(eq(session.uuid, uuid));
}

/** The person's sessions that have not expired, the one used last first. */
export function listSessions(db: Queryable, userUuid: string, now: Date): Promise<SessionRecord[]> {
  return db.drizzle
    .select()
    .from(session)
    .where(and(eq(session.userUuid, userUuid), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.uuid));
}

/** @returns whether the person had such a session */
export async function deleteSession(db: Queryable, userUuid: string, uuid: string): Promise<boolean> {
  const deleted = await db.drizzle
    .delete(session)
    .where(and(eq(session.uuid, uuid), eq(session.userUuid, userUuid)))
    .returning({ uuid: session.uuid });
  return deleted.length > 0;
}

export async function deleteSessionBySecret(db: Queryable, secretHash: string): Promise<void> {
  await db.drizzle.delete(session).where(eq(session.secretHash, secretHash));
}

/** @param exceptUuid a session that goes on */
export async function deleteSessionsOf(db: Queryable, userUuid: string, exceptUuid?: string): Promise<void> {
  const others = exceptUuid === undefined ? undefined : ne(session.uuid, exceptUuid);
  await db.drizzle.delete(session).where(and(eq(session.userUuid, userUuid), others));
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(session).where(lte(session.expiresAt, now));
}
