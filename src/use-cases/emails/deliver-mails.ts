import { lettersRefused, refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import { setTimeout as delay } from "node:timers/promises";
import {
  claimDueEmail,
  type EmailLane,
  type EmailOutcome,
  type EmailRecord,
  finishEmail,
} from "#database/queries/emails/emails.ts";
import type { MailTransport } from "#mail/mail.ts";
import type { UseCaseContext } from "../context.ts";
import { databaseAway } from "../database-away.ts";
import { addressed } from "./unsubscribe-link.ts";
import { gmailTransport } from "#use-cases/google/gmail-transport.ts";

/**
 * How mails leave now: by the connected account at Google, else by the mail server; `null` keeps them.
 *
 * @param server the configured mail server
 */
export async function mailOutlet(context: UseCaseContext, server: MailTransport | null): Promise<MailTransport | null> {
  return (await gmailTransport(context)) ?? server;
}

/** Whether there is a way to send mails; without one they are kept for people to look at. */
export async function doMailsLeave(context: UseCaseContext): Promise<boolean> {
  return context.settings.hasMailServer || (await gmailTransport(context)) !== null;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after each attempt that failed, in milliseconds; after the last one the mail is given up. */
const pausesMs = [minute / 2, 2 * minute, 10 * minute, hour, 6 * hour];

/** A mail that is not settled after so long was taken by a process that has died. */
const abandonedAfterMs = 5 * minute;
/** However slowly a server speaks, it is left long before another process takes the mail for abandoned. */
const maxMs = 2 * minute;
/** So long a mail that is being sent may take to end when the program does: nobody knows whether one that is broken off has gone. */
const graceMs = 3_000;
/** Between two tries to note how it went, while the database is away. */
const noteAgainMs = 1_000;

export interface DeliveryOptions {
  /** Begins no further mail, and soon leaves the one that is being sent as if the process had died. */
  readonly signal?: AbortSignal;
  /** All mails when left out. */
  readonly lane?: EmailLane;
}

/**
 * Sends the mails that are due, one after another, and notes how it went. Safe to run in several processes at once. A
 * process that dies while it sends leaves a mail that may go out twice, by the same Message-ID, never one that is lost.
 *
 * @param transport `null` when there is no way to send: mails are then kept for people to look at
 * @returns how many mails were handled
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
    await settle(context, mail, outcome, signal);
  }
}

/** @returns null when it was called off, and nobody knows how far it came */
async function attempt(
  context: UseCaseContext,
  transport: MailTransport | null,
  mail: EmailRecord,
  stop: AbortSignal | undefined,
): Promise<EmailOutcome | null> {
  if (transport === null) return { state: "kept" };
  // Refused, perhaps, while the letter was being written, or was sent in vain.
  if (mail.accommodationUuid !== null && (await refusesLetters(context.database, mail.to)))
    return { state: "failed", error: lettersRefused };
  const late = AbortSignal.timeout(maxMs);
  const stopped = soonAfter(stop);
  const signal = AbortSignal.any([stopped.signal, late]);
  try {
    await Promise.race([transport.send(await addressed(context, mail), signal), calledOff(signal)]);
    return { state: "sent", sentAt: context.now() };
  } catch (failure) {
    if (stopped.signal.aborted) return null;
    const error = failure instanceof Error ? failure.message.slice(0, 500) : "unknown";
    const pauseMs = pausesMs[mail.attempts - 1];
    context.log.warn({ mail: mail.uuid, attempts: mail.attempts, err: failure }, "a mail could not be sent");
    if (pauseMs === undefined) return { state: "failed", error };
    return { state: "queued", error, nextAttemptAt: new Date(context.now().getTime() + pauseMs) };
  } finally {
    stopped.forget();
  }
}

/** A mail that has left must not leave again because the database is away for a while. */
async function settle(
  context: UseCaseContext,
  mail: EmailRecord,
  outcome: EmailOutcome,
  stop: AbortSignal | undefined,
): Promise<void> {
  const until = performance.now() + abandonedAfterMs - maxMs;
  const stopped = soonAfter(stop);
  for (;;) {
    try {
      await finishEmail(context.database, mail, outcome);
      return stopped.forget();
    } catch (error) {
      const isOver = stopped.signal.aborted || performance.now() > until;
      if (isOver || !databaseAway(error)) throw error;
      await delay(noteAgainMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
}

/** A signal that follows another after the time that what is under way may take to end. */
function soonAfter(stop: AbortSignal | undefined): { readonly signal: AbortSignal; forget(): void } {
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

function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The server took too long.")), { once: true });
  });
}
