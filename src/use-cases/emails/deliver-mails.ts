import { lettersRefused, refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import { setTimeout as delay } from "node:timers/promises";
import {
  claimDueEmail,
  type EmailLane,
  type EmailOutcome,
  type EmailRecord,
  finishEmail,
} from "#database/queries/emails/emails.ts";
import { type MailTransport, RecipientRefusedError } from "#mail/mail.ts";
import type { UseCaseContext } from "../context.ts";
import { databaseOutage } from "../database-outage.ts";
import { addressed } from "./unsubscribe-link.ts";
import { gmailTransport } from "#use-cases/emails/google/gmail-transport.ts";

/**
 * The current transport for mails: the connected Google account, else the mail server; `null` keeps them.
 *
 * @param server the configured mail server
 */
export async function mailOutlet(context: UseCaseContext, server: MailTransport | null): Promise<MailTransport | null> {
  return (await gmailTransport(context)) ?? server;
}

/** Whether mails can be sent; otherwise they are kept in the outbox. */
export async function canSendMails(context: UseCaseContext): Promise<boolean> {
  return context.settings.hasMailServer || (await gmailTransport(context)) !== null;
}

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after each failed attempt, in milliseconds; after the last one, or a final refusal, the mail has failed. */
const pausesMs = [minute / 2, 2 * minute, 10 * minute, hour, 6 * hour];

/** A mail still being sent after this time belongs to a dead process. */
const abandonedAfterMs = 5 * minute;
/** Send timeout, well before another process considers the mail abandoned. */
const maxMs = 2 * minute;
/** Grace period on shutdown for a mail being sent: if it is interrupted, its delivery is unknown. */
const graceMs = 3_000;
/** Pause between attempts to store the result while the database is away. */
const retryFinishMs = 1_000;

interface DeliveryOptions {
  /** Starts no further mail, and soon abandons the current one as if the process had died. */
  readonly signal?: AbortSignal;
  /** All mails if omitted. */
  readonly lane?: EmailLane;
}

/**
 * Sends due mails one at a time and stores the results. Safe to run in several processes at once. If a process dies
 * while sending, the mail may be sent twice with the same Message-ID, but is never lost.
 *
 * @param transport `null` if mails cannot be sent: they are then kept in the outbox
 * @returns the number of handled mails
 */
export async function deliverDueMails(
  context: UseCaseContext,
  transport: MailTransport | null,
  { signal, lane }: DeliveryOptions = {},
): Promise<number> {
  for (let handled = 0; ; handled += 1) {
    if (signal?.aborted === true) return handled;
    const now = context.now();
    const mail = await claimDueEmail(context.database, now, new Date(now.getTime() + abandonedAfterMs), lane);
    if (mail === undefined) return handled;
    const outcome = await attempt(context, transport, mail, signal);
    if (outcome === null) return handled;
    await recordOutcome(context, mail, outcome, signal);
  }
}

/** @returns null if interrupted, with unknown result */
async function attempt(
  context: UseCaseContext,
  transport: MailTransport | null,
  mail: EmailRecord,
  stop: AbortSignal | undefined,
): Promise<EmailOutcome | null> {
  if (transport === null) return { state: "kept" };
  // May have been refused while the letter was being written or retried.
  if (mail.accommodationUuid !== null && (await refusesLetters(context.database, mail.to)))
    return { state: "failed", error: lettersRefused };
  const timeoutSignal = AbortSignal.timeout(maxMs);
  const stopped = withinGrace(stop);
  const signal = AbortSignal.any([stopped.signal, timeoutSignal]);
  try {
    await Promise.race([transport.send(await addressed(context, mail), signal), cancelled(signal)]);
    return { state: "sent", sentAt: context.now() };
  } catch (failure) {
    if (stopped.signal.aborted) return null;
    const error = failure instanceof Error ? failure.message.slice(0, 500) : "unknown";
    const pauseMs = pausesMs[mail.attempts - 1];
    context.log.warn({ mail: mail.uuid, attempts: mail.attempts, err: failure }, "a mail could not be sent");
    if (pauseMs === undefined || failure instanceof RecipientRefusedError) return { state: "failed", error };
    return { state: "queued", error, nextAttemptAt: new Date(context.now().getTime() + pauseMs) };
  } finally {
    stopped.forget();
  }
}

/** A sent mail must not be sent again because the database is temporarily away. */
async function recordOutcome(
  context: UseCaseContext,
  mail: EmailRecord,
  outcome: EmailOutcome,
  stop: AbortSignal | undefined,
): Promise<void> {
  const until = performance.now() + abandonedAfterMs - maxMs;
  const stopped = withinGrace(stop);
  for (;;) {
    try {
      await finishEmail(context.database, mail, outcome);
      return stopped.forget();
    } catch (error) {
      const hasEnded = stopped.signal.aborted || performance.now() > until;
      if (hasEnded || !databaseOutage(error)) throw error;
      await delay(retryFinishMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
}

/** A signal that follows another after the grace period. */
function withinGrace(stop: AbortSignal | undefined): { readonly signal: AbortSignal; forget(): void } {
  const later = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    timer = setTimeout(() => later.abort(), graceMs);
  };
  stop?.addEventListener("abort", wait);
  if (stop?.aborted === true) wait();
  const forget = (): void => {
    clearTimeout(timer);
    stop?.removeEventListener("abort", wait);
  };
  return { signal: later.signal, forget };
}

function cancelled(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The server took too long.")), { once: true });
  });
}
