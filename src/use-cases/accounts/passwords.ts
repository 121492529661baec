import { readFileSync } from "node:fs";
import { hash, verify } from "@node-rs/argon2";
import { isCommonPassword } from "#domain/passwords/common-password.ts";
import { notValid } from "../use-case-error.ts";
import { BloomFilter } from "./leaked-passwords/bloom-filter.ts";

/** Made by `tools/build-leaked-passwords.ts`, which says of what. */
const file = new URL("./leaked-passwords/leaked-passwords.bin", import.meta.url);
let filter: BloomFilter | undefined;

/** Letters around which there is nothing but a few digits or signs, such as `wanderlust` in `wanderlust2027!`. */
const embellished = /^[^\p{L}]{0,5}(\p{L}{4,})[^\p{L}]{0,5}$/u;

/**
 * Whether a password has stood in published leaks, or is a word of their commonest with a few digits or signs around it.
 * Capitals make no difference. About 1 in 10,000 other passwords is taken for one.
 */
export function isLeakedPassword(password: string): boolean {
  filter ??= new BloomFilter(readFileSync(file));
  const plain = password.normalize("NFC").toLowerCase();
  const word = embellished.exec(plain)?.[1];
  return filter.has(plain) || (word !== undefined && filter.has(word));
}

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
