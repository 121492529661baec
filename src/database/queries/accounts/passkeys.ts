import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { first, hasWritten } from "#database/rows.ts";
import { passkey } from "#database/schema/accounts/session.ts";
import { user } from "#database/schema/accounts/user.ts";
import type { UserRecord } from "./users.ts";

export type PasskeyRecord = typeof passkey.$inferSelect;

/** The person's passkeys, the oldest first. */
export function listPasskeys(db: Queryable, userUuid: string): Promise<PasskeyRecord[]> {
  return db.drizzle
    .select()
    .from(passkey)
    .where(eq(passkey.userUuid, userUuid))
    .orderBy(asc(passkey.createdAt), asc(passkey.uuid));
}

export async function countPasskeys(db: Queryable, userUuid: string): Promise<number> {
  return db.drizzle.$count(passkey, eq(passkey.userUuid, userUuid));
}

/** The passkey with this identifier, with its person. */
export async function findPasskey(
  db: Queryable,
  credentialId: string,
): Promise<{ passkey: PasskeyRecord; user: UserRecord } | null> {
  const [row] = await db.drizzle
    .select({ passkey, user })
    .from(passkey)
    .innerJoin(user, eq(user.uuid, passkey.userUuid))
    .where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

/** @returns null if it is already registered to somebody */
export async function insertPasskey(
  db: Queryable,
  values: Omit<PasskeyRecord, "uuid" | "lastUsedAt">,
): Promise<PasskeyRecord | null> {
  return first(db.drizzle.insert(passkey).values(values).onConflictDoNothing().returning());
}

/**
 * Records the use of a passkey. A signature counter that does not increase indicates a cloned authenticator.
 *
 * @returns false in that case
 */
export async function usePasskey(
  db: Queryable,
  uuid: string,
  { counter, backedUp, now }: { readonly counter: number; readonly backedUp: boolean; readonly now: Date },
): Promise<boolean> {
  const hasCounted = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`));
  return hasWritten(
    db.drizzle
      .update(passkey)
      .set({ counter, backedUp, lastUsedAt: now })
      .where(and(eq(passkey.uuid, uuid), hasCounted)),
  );
}

/** @returns null if the person has no such passkey */
export async function renamePasskey(
  db: Queryable,
  userUuid: string,
  uuid: string,
  name: string,
): Promise<PasskeyRecord | null> {
  const [row] = await db.drizzle
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.uuid, uuid), eq(passkey.userUuid, userUuid)))
    .returning();
  return row ?? null;
}

/** @returns whether the person had such a passkey */
export async function deletePasskey(db: Queryable, userUuid: string, uuid: string): Promise<boolean> {
  return hasWritten(db.drizzle.delete(passkey).where(and(eq(passkey.uuid, uuid), eq(passkey.userUuid, userUuid))));
}

/** Deletes all passkeys of a person. @returns their number */
export async function deletePasskeysOf(db: Queryable, userUuid: string): Promise<number> {
  const deleted = await db.drizzle
    .delete(passkey)
    .where(eq(passkey.userUuid, userUuid))
    .returning({ uuid: passkey.uuid });
  return deleted.length;
}
