import type { z } from "zod";
import { contained } from "./pasted-text.ts";

// oxlint-disable-next-line no-control-regex
const withoutNul = /^[^\u0000]*$/;

/**
 * Text for storage: databases accept neither NUL nor lone surrogates, which become U+FFFD so that the words around them
 * are kept. Nothing of it turns or covers the words around it.
 */
export function storedText(text: z.ZodString): z.ZodString {
  return text.regex(withoutNul).overwrite((value) => contained(value.toWellFormed()));
}
