import { readFileSync } from "node:fs";
import { BloomFilter } from "./bloom-filter.ts";

/** Made by `tools/build-leaked-passwords.ts`, which says of what. */
const file = new URL("./leaked-passwords.bin", import.meta.url);
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
