import { readFileSync } from "node:fs";
import { hash, verify } from "@node-rs/argon2";
import { isCommonPassword } from "#domain/accounts/common-password.ts";
import { notValid } from "../../use-case-error.ts";
import { BloomFilter } from "./leaked-passwords/bloom-filter.ts";

/** Built by `tools/build-assets/build-leaked-passwords.ts`, which names the source. */
const file = new URL("./leaked-passwords/leaked-passwords.bin", import.meta.url);
let filter: BloomFilter | undefined;

/** A word with only a few digits or symbols around it, such as `wanderlust` in `wanderlust2027!`. */
const commonSuffixes = /^[^\p{L}]{0,5}(\p{L}{4,})[^\p{L}]{0,5}$/u;

/**
 * Whether a password appears in published leaks, or is one of their most common words with a few digits or symbols
 * around it. Ignores case. The false positive rate is about 1 in 10,000.
 */
export function isLeakedPassword(password: string): boolean {
  filter ??= new BloomFilter(readFileSync(file));
  const plain = password.normalize("NFC").toLowerCase();
  const word = commonSuffixes.exec(plain)?.[1];
  return filter.has(plain) || (word !== undefined && filter.has(word));
}

/** Argon2id with 19 MiB and two passes. @see OWASP Password Storage Cheat Sheet */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes tens of milliseconds; never await it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password is correct. Takes as long without an account as with one, so that timing does not reveal which
 * addresses have accounts.
 *
 * @param storedHash the stored hash; `null` if there is no account
 */
export async function isRightPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("nobody's password");
  const against = await dummyHash;
  const isRight = await verify(storedHash ?? against, password.normalize("NFC"));
  return isRight && storedHash !== null;
}

/** @throws UseCaseError if the password is easy to guess or appears in published leaks */
export function refuseCommonPassword(password: string, personalWords: readonly string[]): void {
  if (isCommonPassword(password, personalWords) || isLeakedPassword(password))
    throw notValid("password", "password_common");
}
