import { deleteAttempts, removeAttempt } from "#database/queries/rate-limits.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";

const minute = 60_000;
const passwordOfAccount: AttemptLimit = { name: "password-account", most: 10, withinMs: 15 * minute };
const passwordOfAddress: AttemptLimit = { name: "password-address", most: 30, withinMs: 15 * minute };
const signUp: AttemptLimit = { name: "sign-up", most: 30, withinMs: 60 * minute };
const confirmationMail: AttemptLimit = { name: "confirmation-mail", most: 5, withinMs: 60 * minute };

/** A password that is about to be tried. */
export interface PasswordAttempt {
  /** Takes the attempt back: only wrong passwords count. */
  wasRight(): Promise<void>;
}

/**
 * To be called before a password is looked at. Wrong passwords are limited for
 * each pair of client address and account, and for each address; nobody can
 * lock an account for its owner.
 *
 * @throws Refusal `too-many-requests` whether or not there is such an account
 */
export async function beginPasswordAttempt(
  context: UseCaseContext,
  address: string,
  email: string,
): Promise<PasswordAttempt> {
  const ofAddress = attemptKey(passwordOfAddress, address);
  const ofAccount = attemptKey(passwordOfAccount, address, email);
  await countAttempt(context, passwordOfAddress, ofAddress);
  await countAttempt(context, passwordOfAccount, ofAccount);
  return {
    wasRight: async () => {
      await deleteAttempts(context.database, ofAccount);
      await removeAttempt(context.database, ofAddress);
    },
  };
}

/** @throws Refusal `too-many-requests` for an address that signs up too often */
export async function countSignUp(context: UseCaseContext, address: string): Promise<void> {
  await countAttempt(context, signUp, attemptKey(signUp, address));
}

/** @throws Refusal `too-many-requests` for a person who asks for too many mails */
export async function countConfirmationMail(context: UseCaseContext, userUuid: string): Promise<void> {
  await countAttempt(context, confirmationMail, attemptKey(confirmationMail, userUuid));
}
