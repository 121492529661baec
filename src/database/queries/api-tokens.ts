import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../connect.ts";
import { apiToken } from "../schema/api-token.ts";
import { user } from "../schema/user.ts";
import type { UserRecord } from "./users.ts";

export type ApiTokenRecord = typeof apiToken.$inferSelect;

export async function insertApiToken(
  db: Queryable,
  values: Pick<ApiTokenRecord, "secretHash" | "userUuid" | "deviceName" | "createdAt">,
): Promise<ApiTokenRecord> {
  const [inserted] = await db.drizzle.insert(apiToken).values(values).returning();
  if (inserted === undefined) throw new Error("The token was not written.");
  return inserted;
}

export async function findApiToken(
  db: Queryable,
  secretHash: string,
): Promise<{ token: ApiTokenRecord; user: UserRecord } | null> {
  const [found] = await db.drizzle
    .select({ token: apiToken, user })
    .from(apiToken)
    .innerJoin(user, eq(user.uuid, apiToken.userUuid))
    .where(eq(apiToken.secretHash, secretHash));
  return found ?? null;
}

export async function touchApiToken(db: Queryable, uuid: string, now: Date): Promise<void> {
  await db.drizzle.update(apiToken).set({ lastSeenAt: now }).where(eq(apiToken.uuid, uuid));
}

/** The person's tokens, the newest first. */
export function listApiTokens(db: Queryable, userUuid: string): Promise<ApiTokenRecord[]> {
  return db.drizzle
    .select()
    .from(apiToken)
    .where(eq(apiToken.userUuid, userUuid))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.uuid));
}

/** @returns whether the person had such a token */
export async function deleteApiToken(db: Queryable, userUuid: string, uuid: string): Promise<boolean> {
  const deleted = await db.drizzle
    .delete(apiToken)
    .where(and(eq(apiToken.uuid, uuid), eq(apiToken.userUuid, userUuid)))
    .returning({ uuid: apiToken.uuid });
  return deleted.length > 0;
}

export async function deleteApiTokensOf(db: Queryable, userUuid: string): Promise<void> {
  await db.drizzle.delete(apiToken).where(eq(apiToken.userUuid, userUuid));
}
