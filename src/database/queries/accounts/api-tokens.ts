import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { hasWritten, writtenRow } from "#database/rows.ts";
import { apiToken } from "#database/schema/accounts/account-link.ts";
import { user } from "#database/schema/accounts/user.ts";
import type { UserRecord } from "./users.ts";

export type ApiTokenRecord = typeof apiToken.$inferSelect;

export async function insertApiToken(
  db: Queryable,
  values: Pick<ApiTokenRecord, "secretHash" | "userUuid" | "deviceName" | "createdAt" | "expiresAt" | "scopes">,
): Promise<ApiTokenRecord> {
  return writtenRow(db.drizzle.insert(apiToken).values(values).returning(), "The token was not written.");
}

/** A token that has not expired, with its person. */
export async function findApiToken(
  db: Queryable,
  secretHash: string,
  now: Date,
): Promise<{ token: ApiTokenRecord; user: UserRecord } | null> {
  const [row] = await db.drizzle
    .select({ token: apiToken, user })
    .from(apiToken)
    .innerJoin(user, eq(user.uuid, apiToken.userUuid))
    .where(and(eq(apiToken.secretHash, secretHash), gt(apiToken.expiresAt, now)));
  return row ?? null;
}

export async function touchApiToken(
  db: Queryable,
  uuid: string,
  seen: Pick<ApiTokenRecord, "lastSeenAt" | "lastSeenBy" | "lastSeenFrom">,
): Promise<void> {
  await db.drizzle.update(apiToken).set(seen).where(eq(apiToken.uuid, uuid));
}

/** The person's tokens that have not expired, the newest first. */
export function listApiTokens(db: Queryable, userUuid: string, now: Date): Promise<ApiTokenRecord[]> {
  return db.drizzle
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.userUuid, userUuid), gt(apiToken.expiresAt, now)))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.uuid));
}

/** @returns whether the person had such a token */
export async function deleteApiToken(db: Queryable, userUuid: string, uuid: string): Promise<boolean> {
  return hasWritten(db.drizzle.delete(apiToken).where(and(eq(apiToken.uuid, uuid), eq(apiToken.userUuid, userUuid))));
}

export async function deleteApiTokensOf(db: Queryable, userUuid: string): Promise<void> {
  await db.drizzle.delete(apiToken).where(eq(apiToken.userUuid, userUuid));
}

export async function deleteExpiredApiTokens(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(apiToken).where(lte(apiToken.expiresAt, now));
}
