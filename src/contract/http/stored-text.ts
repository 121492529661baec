import type { z } from "zod";

// oxlint-disable-next-line no-control-regex
const withoutNul = /^[^\u0000]*$/;

/**
 * Text that is written down: the database keeps no NUL, and no half of a character (a lone surrogate), which becomes
 * U+FFFD so that the words around it are not lost.
 */
export function storedText(text: z.ZodString): z.ZodString {
  return text.regex(withoutNul).overwrite((written) => written.toWellFormed());
}
