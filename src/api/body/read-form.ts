import { ProblemError } from "#api/http/problems.ts";
import { type FormLimits, tooMany } from "./form-limits.ts";
import { readMultipart } from "./read-multipart.ts";
import { readPieces } from "./read-pieces.ts";

const urlencoded = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;

export function isForm(mediaType: string | null | undefined): boolean {
  return mediaType != null && (urlencoded.test(mediaType) || multipart.test(mediaType));
}

/**
 * The fields and files of a form, in which everything has been counted before it was parsed.
 *
 * @throws ProblemError 415 for a body that is no form, 413 for too many bytes, fields or files, 400 for a broken one,
 *   408 for a client that is too slow, 422 for text with a NUL, which nothing can keep
 */
export async function readForm(request: Request, limits: FormLimits): Promise<FormData> {
  const mediaType = request.headers.get("Content-Type") ?? "";
  if (!isForm(mediaType)) {
    const forms = "application/x-www-form-urlencoded or multipart/form-data";
    throw new ProblemError("unsupported-media-type", `Send a form as ${forms}.`);
  }
  const form = multipart.test(mediaType)
    ? await readMultipart(request, mediaType, limits)
    : await readUrlencoded(request, limits);
  for (const [name, value] of form) {
    if (name.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
      throw new ProblemError("not-possible", "The text of a form holds no NUL (U+0000).");
    }
  }
  return form;
}

const ampersand = 0x26;

async function readUrlencoded(request: Request, { maxBytes, maxFields }: FormLimits): Promise<FormData> {
  const pieces: Uint8Array[] = [];
  let fields = 1;
  for await (const piece of readPieces(request, maxBytes)) {
    // Node takes a time quadratic in the number of fields that have no value.
    for (let at = piece.indexOf(ampersand); at >= 0; at = piece.indexOf(ampersand, at + 1)) fields += 1;
    if (fields > maxFields) throw tooMany("fields", maxFields);
    pieces.push(piece);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(pieces).toString())) form.append(name, value);
  return form;
}
