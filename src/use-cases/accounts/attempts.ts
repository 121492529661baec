import { addAttempt, deleteAttempts, removeAttempt } from "#database/queries/rate-limits.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../attempt-limit.ts";
import type { UseCaseContext } from "../context.ts";
import { slowDownGuessing } from "./slow-down.ts";

const minute = 60_000;
const passwordOfAccount: AttemptLimit = { name: "password-account", most: 10, withinMs: 15 * minute };
const passwordOfDevice: AttemptLimit = { name: "password-device", most: 10, withinMs: 15 * minute };
const passwordOfAddress: AttemptLimit = { name: "password-address", most: 30, withinMs: 15 * minute };
const passwordOfSite: AttemptLimit = { name: "password-site", most: 120, withinMs: 15 * minute };
const signUp: AttemptLimit = { name: "sign-up", most: 30, withinMs: 60 * minute };
const confirmationMail: AttemptLimit = { name: "confirmation-mail", most: 5, withinMs: 60 * minute };
const passwordReset: AttemptLimit = { name: "password-reset", most: 20, withinMs: 60 * minute };

/** Who tries a password. */
export interface Guesser {
  /** Of the client; an IPv6 network of 64 bits as `2001:db8:1:2::/64`. */
  readonly address: string;
  /** Of the account. */
  readonly email: string;
  /** Something that the owner's device alone has; null for devices nobody has signed in with. */
  readonly device: string | null;
}

/** A password that is about to be tried. */
export interface PasswordAttempt {
  /** Takes the attempt back: only wrong passwords count. */
  wasRight(): Promise<void>;
}

/** The network of 48 bits, which one customer of a provider has whole. */
function siteOf(address: string): string | null {
  const groups = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1];
  return groups === undefined ? null : `${groups}:/48`;
}

/**
 * To be called before a password is looked at. Wrong passwords are limited for
 * each pair of client address and account, for each address, and for each site
 * with IPv6; those for one account from wherever are slowed down, but not on
 * devices its owner has signed in with: nobody can lock an account for its owner.
 *
 * @throws Refusal `too-many-requests` whether or not there is such an account
 */
export async function beginPasswordAttempt(
  context: UseCaseContext,
  { address, email, device }: Guesser,
): Promise<PasswordAttempt> {
  const ofAccount = attemptKey(passwordOfAccount, address, email);
  const site = siteOf(address);
  const ofNetworks = [attemptKey(passwordOfAddress, address)];
  await countAttempt(context, passwordOfAddress, attemptKey(passwordOfAddress, address));
  if (site !== null) {
    ofNetworks.push(attemptKey(passwordOfSite, site));
    await countAttempt(context, passwordOfSite, attemptKey(passwordOfSite, site));
  }
  await countAttempt(context, passwordOfAccount, ofAccount);
  if (device !== null) await countAttempt(context, passwordOfDevice, attemptKey(passwordOfDevice, device));
  const takeBack = device === null ? await slowDownGuessing(context, email) : null;
  return {
    wasRight: async () => {
      await deleteAttempts(context.database, ofAccount);
      if (device !== null) await deleteAttempts(context.database, attemptKey(passwordOfDevice, device));
      for (const key of ofNetworks) await removeAttempt(context.database, key);
      await takeBack?.();
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

/** Counts a wish for a new password. @returns whether the address has asked for too many */
export async function isResetTooOften(context: UseCaseContext, address: string): Promise<boolean> {
  const now = context.now();
  const resetsAt = new Date(now.getTime() + passwordReset.withinMs);
  const { attempts } = await addAttempt(context.database, attemptKey(passwordReset, address), now, resetsAt);
  return attempts > passwordReset.most;
}
