import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connection/connect.ts";
import { email } from "#database/schema/emails/email.ts";

export type EmailRecord = typeof email.$inferSelect;
type NewEmail = Pick<EmailRecord, "to" | "subject" | "text" | "html" | "template"> & {
  /** If it must be known in advance. */
  readonly uuid?: string;
  /** The account the mail is about. */
  readonly userUuid?: string | null;
  /** The house it is written to. */
  readonly accommodationUuid?: string;
  /** The author. */
  readonly sentBy?: string;
};

/** Puts a mail into the outbox, in the transaction of the event it reports, so that both happen or neither. */
export async function queueEmail(tx: Queryable, values: NewEmail, now: Date): Promise<string> {
  const [queued] = await tx.drizzle
    .insert(email)
    .values({ ...values, createdAt: now, nextAttemptAt: now })
    .returning({ uuid: email.uuid });
  if (queued === undefined) throw new Error("The mail was not written.");
  return queued.uuid;
}

/** The mails about an account that are still stored, the oldest first, without their text, which has secret links. */
export async function listAccountEmails(db: Queryable, userUuid: string) {
  const { to, subject, state, createdAt, sentAt } = email;
  return db.drizzle
    .select({ to, subject, state, createdAt, sentAt })
    .from(email)
    .where(eq(email.userUuid, userUuid))
    .orderBy(asc(email.createdAt), asc(email.uuid));
}

/**
 * Letters to houses, of which there may be hundreds; mails about accounts, which people wait for; and among these
 * password resets, which must not be delayed by any other mail.
 */
export type EmailLane = "passwords" | "accounts" | "houses";

const laneConditions: Readonly<Record<EmailLane, SQL>> = {
  passwords: eq(email.template, "resetPassword"),
  accounts: isNull(email.accommodationUuid),
  houses: isNotNull(email.accommodationUuid),
};

/**
 * Claims the next due mail for this process; password resets come first. One that is neither sent nor returned by
 * `abandonedAt`, because the process has died, is due again.
 *
 * @param lane all if omitted
 */
export async function claimDueEmail(
  db: Queryable,
  now: Date,
  abandonedAt: Date,
  lane?: EmailLane,
): Promise<EmailRecord | undefined> {
  const due = db.drizzle
    .select({ uuid: email.uuid })
    .from(email)
    .where(and(isNotNull(email.nextAttemptAt), lte(email.nextAttemptAt, now), lane && laneConditions[lane]))
    .orderBy(sql`${email.template} <> 'resetPassword'`, asc(email.nextAttemptAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db.drizzle
    .update(email)
    .set({ state: "sending", attempts: sql`${email.attempts} + 1`, nextAttemptAt: abandonedAt })
    // As a single value it is evaluated once; a list might be evaluated again and lock a second mail.
    .where(sql`${email.uuid} = ${due}`)
    .returning();
  return claimed;
}

/** The outcome of an attempt; final if there is no `nextAttemptAt`. */
export interface EmailOutcome {
  readonly state: "queued" | "sent" | "kept" | "failed";
  readonly nextAttemptAt?: Date;
  readonly error?: string;
  readonly sentAt?: Date;
}

/** Stores the outcome of an attempt, unless another process has claimed the mail as abandoned. */
export async function finishEmail(
  db: Queryable,
  { uuid, attempts }: Pick<EmailRecord, "uuid" | "attempts">,
  outcome: EmailOutcome,
): Promise<void> {
  const { state, nextAttemptAt = null, error = null, sentAt = null } = outcome;
  await db.drizzle
    .update(email)
    .set({ state, nextAttemptAt, error, sentAt })
    .where(and(eq(email.uuid, uuid), eq(email.attempts, attempts), eq(email.state, "sending")));
}

/** Queues a settled mail again, with its full number of attempts. @returns whether there is such a mail */
export async function requeueEmail(db: Queryable, uuid: string, now: Date): Promise<boolean> {
  const requeued = await db.drizzle
    .update(email)
    .set({ state: "queued", attempts: 0, nextAttemptAt: now, error: null })
    .where(and(eq(email.uuid, uuid), inArray(email.state, ["queued", "kept", "failed"])))
    .returning({ uuid: email.uuid });
  return requeued.length > 0;
}

/** Deletes mails of a kind that were settled long ago. */
export async function deleteOldEmails(db: Queryable, template: string, before: Date): Promise<void> {
  await db.drizzle
    .delete(email)
    .where(and(eq(email.template, template), isNull(email.nextAttemptAt), lte(email.createdAt, before)));
}

/**
 * Deletes mails about accounts that were sent, or settled without being sent, long ago: their links have expired, and
 * nobody looks for them.
 */
export async function deleteOldAccountEmails(db: Queryable, before: Date): Promise<void> {
  const sentOrCreatedAt = sql`coalesce(${email.sentAt}, ${email.createdAt})`;
  await db.drizzle
    .delete(email)
    .where(and(isNull(email.accommodationUuid), isNull(email.nextAttemptAt), lte(sentOrCreatedAt, before)));
}

/** Removes link secrets, and the HTML part that repeats them, from letters sent long ago. */
export async function removeLinksFromLetters(db: Queryable, before: Date): Promise<void> {
  await db.drizzle
    .update(email)
    .set({
      html: "",
      text: sql`regexp_replace(${email.text}, '(/(?:confirm|correct|unsubscribe)/)[A-Za-z0-9_-]{20,}', '\\1…', 'g')`,
    })
    .where(and(isNotNull(email.accommodationUuid), lte(email.sentAt, before), ne(email.html, "")));
}
