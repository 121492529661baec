import { addAttempt, deleteAttempts, removeAttempt } from "#database/queries/accounts/rate-limits.ts";
import { findUserByEmail } from "#database/queries/accounts/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../security/attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";
import { logSecurity } from "../security/security-log.ts";
import { accountAddresses, queueAccountMail } from "./queue-account-mail.ts";

const day = 86_400_000;
/** Wrong passwords for an account, from wherever, that are looked at one after another. */
const wrongOnes: AttemptLimit = { name: "password-day", most: 50, withinMs: day };
const warning: AttemptLimit = { name: "password-warning", most: 1, withinMs: day };
const firstPauseMs = 5_000;
const maxPauseMs = 15 * 60_000;

const pauseKey = (email: string): string => attemptKey({ name: "password-pause" }, email);

/** Doubles with every ten further wrong passwords. */
function pauseAfter(attempts: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.floor((attempts - wrongOnes.most - 1) / 10));
}

/**
 * Lets passwords for one account be tried only now and then once 50 were wrong within a day, and tells its owner.
 *
 * @returns takes the attempt back, for a password that was right
 * @throws UseCaseError `too-many-requests` whether or not there is such an account
 */
export async function slowDownGuessing(context: UseCaseContext, email: string): Promise<() => Promise<void>> {
  const { database } = context;
  const key = attemptKey(wrongOnes, email);
  const now = context.now();
  const takeBack = () => removeAttempt(database, key);
  const { attempts } = await addAttempt(database, key, now, new Date(now.getTime() + day));
  if (attempts <= wrongOnes.most) return takeBack;
  await warnOwner(context, email);
  const pause: AttemptLimit = { name: "password-pause", most: 1, withinMs: pauseAfter(attempts) };
  await countAttempt(context, pause, pauseKey(email)).catch(async (refusal: unknown) => {
    // It was not looked at, so it was not wrong either.
    await takeBack();
    throw refusal;
  });
  return takeBack;
}

/** Once a day at most. */
async function warnOwner(context: UseCaseContext, email: string): Promise<void> {
  const now = context.now();
  const { attempts } = await addAttempt(
    context.database,
    attemptKey(warning, email),
    now,
    new Date(now.getTime() + day),
  );
  if (attempts > warning.most) return;
  const user = await findUserByEmail(context.database, email);
  logSecurity(context, "sign-in-slowed", { subject: user?.uuid });
  if (user === null) return;
  const link = accountAddresses(context, user.locale).forgottenPassword();
  await inTransaction(context.database, (tx) => queueAccountMail(context, tx, user, "passwordsTried", { link }));
  context.jobs.ring();
}

/** The account has a new password, of which nobody has tried one yet. */
export async function forgetGuesses(context: UseCaseContext, email: string): Promise<void> {
  await deleteAttempts(context.database, attemptKey(wrongOnes, email));
  await deleteAttempts(context.database, pauseKey(email));
}
