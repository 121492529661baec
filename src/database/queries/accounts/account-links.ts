import { first } from "#database/first.ts";
import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { accountLink, type AccountLinkPurpose, passwordResetRequest } from "#database/schema/account-link.ts";

export type AccountLinkRecord = typeof accountLink.$inferSelect;

export async function insertAccountLink(
  db: Queryable,
  values: Omit<AccountLinkRecord, "uuid" | "usedAt" | "sessionUuid"> & Partial<Pick<AccountLinkRecord, "sessionUuid">>,
): Promise<void> {
  await db.drizzle.insert(accountLink).values(values);
}

const usable = (purpose: AccountLinkPurpose, secretHash: string, now: Date) =>
  and(
    eq(accountLink.purpose, purpose),
    eq(accountLink.secretHash, secretHash),
    isNull(accountLink.usedAt),
    gt(accountLink.expiresAt, now),
  );

/** A link that would still work. */
export async function findAccountLink(
  db: Queryable,
  purpose: AccountLinkPurpose,
  secretHash: string,
  now: Date,
): Promise<AccountLinkRecord | null> {
  return first(
    db.drizzle
      .select()
      .from(accountLink)
      .where(usable(purpose, secretHash, now)),
  );
}

/** Uses a link up; `null` when it does not work (any more). Of several calls at once one gets the link. */
export async function useAccountLink(
  tx: Queryable,
  purpose: AccountLinkPurpose,
  secretHash: string,
  now: Date,
): Promise<AccountLinkRecord | null> {
  return first(
    tx.drizzle
      .update(accountLink)
      .set({ usedAt: now })
      .where(usable(purpose, secretHash, now))
      .returning(),
  );
}

/** How many links of a kind were made for a person since a moment, used or not. */
export async function countAccountLinks(
  db: Queryable,
  userUuid: string,
  purpose: AccountLinkPurpose,
  since: Date,
): Promise<number> {
  return db.drizzle.$count(
    accountLink,
    and(eq(accountLink.userUuid, userUuid), eq(accountLink.purpose, purpose), gt(accountLink.createdAt, since)),
  );
}

/** Makes links of some kinds that a person has been sent useless. */
export async function withdrawAccountLinks(
  db: Queryable,
  userUuid: string,
  purposes: readonly AccountLinkPurpose[],
  now: Date,
): Promise<void> {
  await db.drizzle
    .update(accountLink)
    .set({ usedAt: now })
    .where(and(eq(accountLink.userUuid, userUuid), inArray(accountLink.purpose, purposes), isNull(accountLink.usedAt)));
}

export async function deleteExpiredAccountLinks(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(accountLink).where(lte(accountLink.expiresAt, now));
}

export type PasswordResetRequestRecord = typeof passwordResetRequest.$inferSelect;

export async function insertPasswordResetRequest(
  db: Queryable,
  values: Omit<PasswordResetRequestRecord, "uuid">,
): Promise<void> {
  await db.drizzle.insert(passwordResetRequest).values(values);
}

/** Takes the oldest request out; another process that takes at the same time gets another one. */
export async function takePasswordResetRequest(tx: Queryable): Promise<PasswordResetRequestRecord | null> {
  const oldest = tx.drizzle
    .select({ uuid: passwordResetRequest.uuid })
    .from(passwordResetRequest)
    .orderBy(sql`${passwordResetRequest.requestedAt}`)
    .limit(1)
    .for("update", { skipLocked: true });
  return first(tx.drizzle.delete(passwordResetRequest).where(inArray(passwordResetRequest.uuid, oldest)).returning());
}
