import { addAttempt, deleteAttempts, removeAttempt } from "#database/queries/accounts/server-state.ts";
import { attemptKey, type AttemptLimit, countAttempt } from "../security/rate-limits.ts";
import type { UseCaseContext } from "../context.ts";
import { throttlePasswordAttempts } from "./passwords/throttle-password-attempts.ts";

const minute = 60_000;
const passwordOfAccount: AttemptLimit = { name: "password-account", maxAttempts: 10, windowMs: 15 * minute };
const passwordOfDevice: AttemptLimit = { name: "password-device", maxAttempts: 10, windowMs: 15 * minute };
const passwordOfAddress: AttemptLimit = { name: "password-address", maxAttempts: 30, windowMs: 15 * minute };
const passwordOfSite: AttemptLimit = { name: "password-site", maxAttempts: 120, windowMs: 15 * minute };
const passkeyOfAddress: AttemptLimit = { name: "passkey-address", maxAttempts: 30, windowMs: 15 * minute };
const passkeyOfSite: AttemptLimit = { name: "passkey-site", maxAttempts: 120, windowMs: 15 * minute };
const signUp: AttemptLimit = { name: "sign-up", maxAttempts: 30, windowMs: 60 * minute };
const confirmationMail: AttemptLimit = { name: "confirmation-mail", maxAttempts: 5, windowMs: 60 * minute };
const passwordReset: AttemptLimit = { name: "password-reset", maxAttempts: 20, windowMs: 60 * minute };

/** The client that tries a password. */
interface AttemptSource {
  /** Of the client; an IPv6 network of 64 bits as `2001:db8:1:2::/64`. */
  readonly address: string;
  /** Of the account. */
  readonly email: string;
  /** Proof that only the owner's device has; null for devices that have never signed in. */
  readonly device: string | null;
}

/** A password or passkey that is about to be tried. */
interface Attempt {
  /** Retracts the attempt: only failed ones count. */
  wasRight(): Promise<void>;
}

/** The /48 network, which a provider typically assigns to one customer. */
function siteOf(address: string): string | null {
  const groups = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1];
  return groups === undefined ? null : `${groups}:/48`;
}

/**
 * Call before checking a password. Failed attempts are limited per pair of client address and account, per address, and
 * per site for IPv6. Attempts on one account from any address are slowed down, except on devices its owner has signed
 * in with, so that nobody can lock out the owner.
 *
 * @throws UseCaseError `too-many-requests` whether or not the account exists
 */
export async function beginPasswordAttempt(
  context: UseCaseContext,
  { address, email, device }: AttemptSource,
): Promise<Attempt> {
  const ofAccount = attemptKey(passwordOfAccount, address, email);
  const ofNetworks = await countForNetworks(context, address, passwordOfAddress, passwordOfSite);
  await countAttempt(context, passwordOfAccount, ofAccount);
  if (device !== null) await countAttempt(context, passwordOfDevice, attemptKey(passwordOfDevice, device));
  const undo = device === null ? await throttlePasswordAttempts(context, email) : null;
  return {
    wasRight: async () => {
      await deleteAttempts(context.database, ofAccount);
      if (device !== null) await deleteAttempts(context.database, attemptKey(passwordOfDevice, device));
      await ofNetworks.wasRight();
      await undo?.();
    },
  };
}

/** Call before verifying a passkey, which itself identifies the account. @throws UseCaseError `too-many-requests` */
export function beginPasskeyAttempt(context: UseCaseContext, address: string): Promise<Attempt> {
  return countForNetworks(context, address, passkeyOfAddress, passkeyOfSite);
}

async function countForNetworks(
  context: UseCaseContext,
  address: string,
  ofAddress: AttemptLimit,
  ofSite: AttemptLimit,
): Promise<Attempt> {
  const site = siteOf(address);
  const keys = [attemptKey(ofAddress, address)];
  await countAttempt(context, ofAddress, attemptKey(ofAddress, address));
  if (site !== null) {
    keys.push(attemptKey(ofSite, site));
    await countAttempt(context, ofSite, attemptKey(ofSite, site));
  }
  return {
    wasRight: async () => {
      for (const key of keys) await removeAttempt(context.database, key);
    },
  };
}

/** @throws UseCaseError `too-many-requests` if the address signs up too often */
export async function countSignUp(context: UseCaseContext, address: string): Promise<void> {
  await countAttempt(context, signUp, attemptKey(signUp, address));
}

/** @throws UseCaseError `too-many-requests` if the person requests too many mails */
export async function countConfirmationMail(context: UseCaseContext, userUuid: string): Promise<void> {
  await countAttempt(context, confirmationMail, attemptKey(confirmationMail, userUuid));
}

/** Counts a request for a password reset. @returns whether the address has made too many */
export async function isResetTooOften(context: UseCaseContext, address: string): Promise<boolean> {
  const now = context.now();
  const resetsAt = new Date(now.getTime() + passwordReset.windowMs);
  const { attempts } = await addAttempt(context.database, attemptKey(passwordReset, address), now, resetsAt);
  return attempts > passwordReset.maxAttempts;
}
