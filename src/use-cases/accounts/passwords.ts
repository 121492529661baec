import { hash, verify } from "@node-rs/argon2";
import { isCommonPassword } from "#domain/passwords/common-password.ts";
import { isLeakedPassword } from "./leaked-passwords/is-leaked-password.ts";
import { notValid } from "../use-case-error.ts";

/** Argon2id with 19 MiB and two passes. @see OWASP Password Storage Cheat Sheet */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes tens of milliseconds; never to be awaited inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the right one. Without an account it takes as long
 * as with one, so that time does not tell which addresses have accounts.
 *
 * @param kept what is kept of the right password; `null` when there is no account
 */
export async function isRightPassword(kept: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's password");
  const against = await nobodysHash;
  const isRight = await verify(kept ?? against, password.normalize("NFC"));
  return isRight && kept !== null;
}

/** @throws UseCaseError when the password is one of those that are tried first, or has stood in published leaks */
export function refuseCommonPassword(password: string, ownWords: readonly string[]): void {
  if (isCommonPassword(password, ownWords) || isLeakedPassword(password)) throw notValid("password", "password_common");
}
