import type { TimedPoint } from "#domain/recorded-walk/stretches.ts";
import type { Steps } from "#domain/recorded-walk/steps.ts";

import { isFit, readFit } from "./read-fit.ts";
import { readGpx } from "./read-gpx.ts";

/** Larger files are no walk of a day. */
export const maxWalkBytes = 15_000_000;

/** What is wrong with a file: it is of another kind, cut off or changed, or its letters cannot be read. */
export type UnreadWalk = "unreadable" | "damaged" | { readonly unknownEncoding: string };

/** The points of a recorded walk, GPX or FIT, in the file's order, a part for each segment that it was recorded in. */
export function* readWalk(bytes: Uint8Array): Steps<readonly (readonly TimedPoint[])[] | UnreadWalk> {
  if (isFit(bytes)) return yield* readFit(bytes);
  const encoding = encodingOf(bytes);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding);
  } catch {
    return { unknownEncoding: encoding.slice(0, 40) };
  }
  return yield* readGpx(bytes, decoder);
}

/** By which letters an XML file is written: its first bytes tell, else its declaration; UTF-8 where nothing is said. */
function encodingOf(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 300));
  if (/^(?:ÿþ|<\0)/.test(start)) return "utf-16le";
  if (/^(?:þÿ|\0<)/.test(start)) return "utf-16be";
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1];
  // A declaration in single bytes is none in UTF-16, whatever it says.
  return declared === undefined || /^utf-?16/i.test(declared) ? "utf-8" : declared;
}
