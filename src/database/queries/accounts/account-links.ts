import { first } from "#database/rows.ts";
import { and, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { accountLink, type AccountLinkPurpose, passwordResetRequest } from "#database/schema/accounts/account-link.ts";

type AccountLinkRecord = typeof accountLink.$inferSelect;

export async function insertAccountLink(
  db: Queryable,
  values: Omit<AccountLinkRecord, "uuid" | "usedAt" | "sessionUuid"> & Partial<Pick<AccountLinkRecord, "sessionUuid">>,
): Promise<void> {
  await db.drizzle.insert(accountLink).values(values);
}

const open = (purpose: AccountLinkPurpose, now: Date) =>
  and(eq(accountLink.purpose, purpose), isNull(accountLink.usedAt), gt(accountLink.expiresAt, now));

const usable = (purpose: AccountLinkPurpose, secretHash: string, now: Date) =>
  and(eq(accountLink.secretHash, secretHash), open(purpose, now));

/** A link that is still valid. */
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

/** The latest link of a kind that the person can still follow. */
export async function findOpenAccountLink(
  db: Queryable,
  userUuid: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLinkRecord | null> {
  return first(
    db.drizzle
      .select()
      .from(accountLink)
      .where(and(eq(accountLink.userUuid, userUuid), open(purpose, now)))
      .orderBy(desc(accountLink.createdAt))
      .limit(1),
  );
}

/** Consumes a link; `null` if it is not valid (any more). Of several concurrent calls one gets the link. */
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

/** The number of links of a kind created for a person since a given time, used or not. */
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

/** Invalidates a person's links of some kinds. */
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

/** The latest link that makes an administrator and can still be followed. */
export async function findSetUpLink(db: Queryable, now: Date): Promise<AccountLinkRecord | null> {
  return first(
    db.drizzle.select().from(accountLink).where(open("set_up", now)).orderBy(desc(accountLink.createdAt)).limit(1),
  );
}

/** Invalidates all links that make an administrator. */
export async function withdrawSetUpLinks(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.update(accountLink).set({ usedAt: now }).where(open("set_up", now));
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

/** Removes and returns the oldest request; concurrent processes get different ones. */
export async function takePasswordResetRequest(tx: Queryable): Promise<PasswordResetRequestRecord | null> {
  const oldest = tx.drizzle
    .select({ uuid: passwordResetRequest.uuid })
    .from(passwordResetRequest)
    .orderBy(sql`${passwordResetRequest.requestedAt}`)
    .limit(1)
    .for("update", { skipLocked: true });
  return first(tx.drizzle.delete(passwordResetRequest).where(inArray(passwordResetRequest.uuid, oldest)).returning());
}
