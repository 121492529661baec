import { claimDueEmails, type EmailOutcome, type EmailRecord, settleEmail } from "#database/queries/emails.ts";
import type { MailTransport } from "#mail/mail.ts";
import type { UseCaseContext } from "../context.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after each attempt that failed, in milliseconds; after the last one the mail is given up. */
const pausesMs = [minute / 2, 2 * minute, 10 * minute, hour, 6 * hour];

/** A mail that is not settled after so long was taken by a process that has died. */
const abandonedAfterMs = 5 * minute;
const mostAtOnce = 10;

/**
 * Sends the mails that are due and notes how it went. Safe to run in several
 * processes at once. A process that dies while it sends leaves a mail that may
 * go out twice, never one that is lost.
 *
 * @param transport `null` when there is no way to send: mails are then kept for people to look at
 * @returns how many mails were handled
 */
export async function deliverDueMails(context: UseCaseContext, transport: MailTransport | null): Promise<number> {
  for (let handled = 0; ;) {
    const now = context.now();
    const abandonedAt = new Date(now.getTime() + abandonedAfterMs);
    const mails = await claimDueEmails(context.database, now, abandonedAt, mostAtOnce);
    if (mails.length === 0) return handled;
    for (const mail of mails) {
      await settleEmail(context.database, mail.uuid, await attempt(context, transport, mail));
      handled += 1;
    }
  }
}

async function attempt(
  context: UseCaseContext,
  transport: MailTransport | null,
  mail: EmailRecord,
): Promise<EmailOutcome> {
  if (transport === null) return { state: "kept" };
  try {
    await transport.send(mail);
    return { state: "sent", sentAt: context.now() };
  } catch (failure) {
    const error = failure instanceof Error ? failure.message.slice(0, 500) : "unknown";
    const pauseMs = pausesMs[mail.attempts - 1];
    context.log.warn({ mail: mail.uuid, attempts: mail.attempts, err: failure }, "a mail could not be sent");
    if (pauseMs === undefined) return { state: "failed", error };
    return { state: "queued", error, nextAttemptAt: new Date(context.now().getTime() + pauseMs) };
  }
}
