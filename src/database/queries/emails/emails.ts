import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { email } from "#database/schema/email.ts";

export type EmailRecord = typeof email.$inferSelect;
export type NewEmail = Pick<EmailRecord, "to" | "subject" | "text" | "html" | "template"> & {
  /** When it has to be known before. */
  readonly uuid?: string;
  /** The account the mail is about. */
  readonly userUuid?: string | null;
  /** The house it is written to. */
  readonly accommodationUuid?: string;
  /** The person who wrote it. */
  readonly sentBy?: string;
};

/** Puts a mail into the outbox; in the transaction of what it tells about, so that neither is without the other. */
export async function queueEmail(tx: Queryable, values: NewEmail, now: Date): Promise<string> {
  const [queued] = await tx.drizzle
    .insert(email)
    .values({ ...values, createdAt: now, nextAttemptAt: now })
    .returning({ uuid: email.uuid });
  if (queued === undefined) throw new Error("The mail was not written.");
  return queued.uuid;
}

/**
 * Letters to houses, of which there may be hundreds; mails about accounts, which people wait for; and among these new
 * passwords, which no other mail holds up.
 */
export type EmailLane = "passwords" | "accounts" | "houses";

const laneConditions: Readonly<Record<EmailLane, SQL>> = {
  passwords: eq(email.template, "resetPassword"),
  accounts: isNull(email.accommodationUuid),
  houses: isNotNull(email.accommodationUuid),
};

/**
 * Takes the next mail that is due, for this process alone; new passwords come first. One that is neither sent
 * nor given back by `abandonedAt`, because the process has died, is due again.
 *
 * @param lane all when left out
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
    // As one value it is looked for once; a list might be looked for again, and lock a second mail.
    .where(sql`${email.uuid} = ${due}`)
    .returning();
  return claimed;
}

/** How an attempt ended; without `nextAttemptAt` the mail is at rest. */
export interface EmailOutcome {
  readonly state: "queued" | "sent" | "kept" | "failed";
  readonly nextAttemptAt?: Date;
  readonly error?: string;
  readonly sentAt?: Date;
}

/** Notes how an attempt ended, unless another process has taken the mail for abandoned since. */
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

/** Puts a mail at rest back into the queue, with all its attempts before it. @returns whether there is such a mail */
export async function requeueEmail(db: Queryable, uuid: string, now: Date): Promise<boolean> {
  const requeued = await db.drizzle
    .update(email)
    .set({ state: "queued", attempts: 0, nextAttemptAt: now, error: null })
    .where(and(eq(email.uuid, uuid), inArray(email.state, ["queued", "kept", "failed"])))
    .returning({ uuid: email.uuid });
  return requeued.length > 0;
}

/** Removes mails of a kind that came to rest long ago. */
export async function deleteOldEmails(db: Queryable, template: string, before: Date): Promise<void> {
  await db.drizzle
    .delete(email)
    .where(and(eq(email.template, template), isNull(email.nextAttemptAt), lte(email.createdAt, before)));
}

/**
 * Removes mails about accounts that were sent long ago, or came to rest without having been sent: their links have expired, and
 * nobody looks for them.
 */
export async function deleteOldAccountMails(db: Queryable, before: Date): Promise<void> {
  const lastHeardOf = sql`coalesce(${email.sentAt}, ${email.createdAt})`;
  await db.drizzle
    .delete(email)
    .where(and(isNull(email.accommodationUuid), isNull(email.nextAttemptAt), lte(lastHeardOf, before)));
}

/** Takes the secrets of links, and the laid-out copy that repeats them, out of letters that were sent long ago. */
export async function forgetLinksOfLetters(db: Queryable, before: Date): Promise<void> {
  await db.drizzle
    .update(email)
    .set({
      html: "",
      text: sql`regexp_replace(${email.text}, '(/(?:confirm|correct|unsubscribe)/)[A-Za-z0-9_-]{20,}', '\\1…', 'g')`,
    })
    .where(and(isNotNull(email.accommodationUuid), lte(email.sentAt, before), ne(email.html, "")));
}
