import { addAttempt, deleteAttempts, removeAttempt } from "#database/queries/accounts/server-state.ts";
import { findUserByEmail } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "../../context.ts";
import { logSecurity } from "../../security/security-log.ts";
import { accountAddresses, queueAccountMail } from "../queue-account-mail.ts";

const day = 86_400_000;
/** Failed passwords for an account, from any address, before attempts are spaced out. */
const failedAttempts: AttemptLimit = { name: "password-day", maxAttempts: 50, windowMs: day };
const warning: AttemptLimit = { name: "password-warning", maxAttempts: 1, windowMs: day };
const firstPauseMs = 5_000;
const maxPauseMs = 15 * 60_000;

const pauseKey = (email: string): string => attemptKey({ name: "password-pause" }, email);

/** Doubles with every ten further wrong passwords. */
function pauseAfter(attempts: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.floor((attempts - failedAttempts.maxAttempts - 1) / 10));
}

/**
 * Spaces out password attempts for an account after 50 failures within a day, and notifies its owner.
 *
 * @returns retracts the attempt, for a correct password
 * @throws UseCaseError `too-many-requests` whether or not the account exists
 */
export async function throttlePasswordAttempts(context: UseCaseContext, email: string): Promise<() => Promise<void>> {
  const { database } = context;
  const key = attemptKey(failedAttempts, email);
  const now = context.now();
  const undo = () => removeAttempt(database, key);
  const { attempts } = await addAttempt(database, key, now, new Date(now.getTime() + day));
  if (attempts <= failedAttempts.maxAttempts) return undo;
  await warnOwner(context, email);
  const pause: AttemptLimit = { name: "password-pause", maxAttempts: 1, windowMs: pauseAfter(attempts) };
  await countAttempt(context, pause, pauseKey(email)).catch(async (refusal: unknown) => {
    // It was not checked, so it does not count as wrong.
    await undo();
    throw refusal;
  });
  return undo;
}

/** At most once a day. */
async function warnOwner(context: UseCaseContext, email: string): Promise<void> {
  const now = context.now();
  const { attempts } = await addAttempt(
    context.database,
    attemptKey(warning, email),
    now,
    new Date(now.getTime() + day),
  );
  if (attempts > warning.maxAttempts) return;
  const user = await findUserByEmail(context.database, email);
  logSecurity(context, "sign-in-slowed", { subject: user?.uuid });
  if (user === null) return;
  const link = accountAddresses(context, user.locale).forgottenPassword();
  await inTransaction(context.database, (tx) => queueAccountMail(context, tx, user, "passwordsTried", { link }));
  context.jobs.notify();
}

/** Resets the count after a password change. */
export async function clearFailedAttempts(context: UseCaseContext, email: string): Promise<void> {
  await deleteAttempts(context.database, attemptKey(failedAttempts, email));
  await deleteAttempts(context.database, pauseKey(email));
}
