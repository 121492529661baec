import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { BloomFilter } from "../../src/use-cases/accounts/passwords/leaked-passwords/bloom-filter.ts";

/**
 * Writes `leaked-passwords.bin` from the million most common of the "ten million passwords" that Mark Burnett released
 * into the public domain in 2015, in the SecLists file, sorted by frequency:
 * `node tools/build-assets/build-leaked-passwords.ts 10-million-password-list-top-1000000.txt`
 */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Give the path of the list.");

/** Minimum length of a password on this site. */
const least = 10;
/** Up to this rank words are also included for passwords with digits around them. */
const commonest = 10_000;

const text = await readFile(path, "utf8");
const entries = new Set<string>();
for (const [rank, line] of text.split(/\r?\n/).entries()) {
  const password = line.normalize("NFC").toLowerCase();
  if (password.length >= least || (rank < commonest && /^\p{L}{4,}$/u.test(password))) entries.add(password);
}
const filter = BloomFilter.for(entries.size);
for (const entry of entries) filter.add(entry);
await writeFile(
  new URL("../../src/use-cases/accounts/passwords/leaked-passwords/leaked-passwords.bin", import.meta.url),
  filter.bytes,
);
console.log(
  `${entries.size} entries of ${createHash("sha256").update(text).digest("hex")}: ${filter.bytes.length} bytes`,
);
