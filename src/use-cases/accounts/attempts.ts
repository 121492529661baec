import { addAttempt, deleteAttempts, removeAttempt } from "#database/queries/rate-limits.ts";
import type { UseCaseContext } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { hashSecret } from "./secrets.ts";

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly withinMs: number;
}

const minute = 60_000;
const passwordOfAccount: Limit = { name: "password-account", most: 10, withinMs: 15 * minute };
const passwordOfAddress: Limit = { name: "password-address", most: 30, withinMs: 15 * minute };
const signUp: Limit = { name: "sign-up", most: 30, withinMs: 60 * minute };
const confirmationMail: Limit = { name: "confirmation-mail", most: 5, withinMs: 60 * minute };

const keyOf = (limit: Limit, ...whom: string[]): string => hashSecret(JSON.stringify([limit.name, ...whom]));

/** Counts an attempt before it is made, so that attempts at the same time are counted too. */
async function count(context: UseCaseContext, limit: Limit, key: string): Promise<void> {
  const now = context.now();
  const resetsAt = new Date(now.getTime() + limit.withinMs);
  const counted = await addAttempt(context.database, key, now, resetsAt);
  if (counted.attempts <= limit.most) return;
  const seconds = Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000);
  throw new Refusal("too-many-requests", { retryAfterSeconds: Math.max(1, seconds) });
}

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
  const ofAddress = keyOf(passwordOfAddress, address);
  const ofAccount = keyOf(passwordOfAccount, address, email);
  await count(context, passwordOfAddress, ofAddress);
  await count(context, passwordOfAccount, ofAccount);
  return {
    wasRight: async () => {
      await deleteAttempts(context.database, ofAccount);
      await removeAttempt(context.database, ofAddress);
    },
  };
}

/** @throws Refusal `too-many-requests` for an address that signs up too often */
export async function countSignUp(context: UseCaseContext, address: string): Promise<void> {
  await count(context, signUp, keyOf(signUp, address));
}

/** @throws Refusal `too-many-requests` for a person who asks for too many mails */
export async function countConfirmationMail(context: UseCaseContext, userUuid: string): Promise<void> {
  await count(context, confirmationMail, keyOf(confirmationMail, userUuid));
}
