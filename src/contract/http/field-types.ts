import { z } from "zod";
import { languages } from "#domain/text/language.ts";

/** Whether the text is a valid uuid; anything else never reaches the database. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Longest slug of any resource. */
const maxSlugLength = 120;

/** Words of a–z and 0–9 joined by hyphens, as in `camino-frances`. */
export const slug = z
  .string()
  .max(maxSlugLength)
  .regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/, "not_slug")
  .meta({ description: "Words of a–z and 0–9 joined by hyphens", example: "camino-frances" });

/** Whether the text is a valid slug; anything else never reaches the database. */
export function isSlug(text: string): boolean {
  return slug.safeParse(text).success;
}

/** An invalid token gives no access, like a revoked one. */
export const shareToken = z
  .string()
  .max(200)
  .optional()
  .catch(undefined)
  .meta({ type: "string", description: "Token of a share link" });

/** Signs that turn the direction of what follows, also of the words of a page around it; nobody types them, programs copy them. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Invisible signs without a purpose: they make two names that look alike, and hide words from searches. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** More marks on one letter than any language has; the others pile up over the lines around it. */
const surplusMarks = /(\p{M}{6})\p{M}+/gu;

/** A text or name that is what it looks like, stays within its own lines, and leaves the words around it alone. */
export function visibleText(text: string): string {
  return text.replaceAll(bidiControls, "").replaceAll(surplusMarks, "$1").replaceAll(invisible, "");
}

/** A number as it is typed, from one that was copied from a page or a list of contacts. */
export function typedNumber(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2010-\u2014\u2212]/g, "-");
}

/** JSON Schema interprets patterns as Unicode, without flags. */
const pattern = String.raw`^\P{Cc}*$`;

/** More than spaces and invisible characters, such as U+200B. */
export const visible = /[^\p{Z}\p{Cf}\p{Mn}]/u;

/** One line of text: control characters have no place in names, and must not be able to start a mail header. */
export const lineOf = (maxLength: number) =>
  z
    .string()
    .overwrite(visibleText)
    .trim()
    .min(1)
    .max(maxLength)
    .regex(new RegExp(pattern, "u"), "not_one_line")
    .regex(visible, "missing")
    .meta({ pattern });

// oxlint-disable-next-line no-control-regex
const withoutNul = /^[^\u0000]*$/;

/**
 * Text for storage: databases accept neither NUL nor lone surrogates, which become U+FFFD so that the words around them
 * are kept. Nothing of it turns or covers the words around it.
 */
export function storedText(text: z.ZodString): z.ZodString {
  return text.regex(withoutNul).overwrite((value) => visibleText(value.toWellFormed()));
}

/** A text of any number of lines, without spaces around it. */
export const textOf = (maxLength: number): z.ZodString => storedText(z.string()).trim().max(maxLength);

/** A list of names or codes; of equal entries the first is kept. */
export function listOf<Entry extends z.ZodType>(entry: Entry, maxLength: number): z.ZodArray<Entry> {
  return z
    .array(entry)
    .overwrite((entries) => [...new Set(entries)])
    .max(maxLength);
}

/** Of a name that describes a sight in one of the languages; absent for a local name. */
export const nameLanguage = z
  .enum(languages)
  .meta({ description: "Language of a name that describes the place; absent for a local name" });
