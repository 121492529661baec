import type { Context } from "hono";
import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import { photoWords, type PhotoWords } from "#contract/places/photos.ts";
import { maxPhotoBytes } from "#domain/photos/photo-limits.ts";
import type { SentPicture } from "#use-cases/imported-files/sent-picture.ts";
import { sentFile } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "../../body/read-form.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { ProblemError } from "#api/http/problems.ts";

/** A photo with the words beside it and what holds the parts of a form together. */
const maxFormBytes = maxPhotoBytes + 100_000;

/**
 * The file of a photo and its words.
 *
 * @throws ProblemError for a body that is too long, no form, or broken, and for words that are missing
 * @throws UseCaseError `not-valid` without a file
 */
export async function readPhotoForm(
  c: Context<ApiEnvironment>,
): Promise<{ readonly words: PhotoWords; readonly picture: SentPicture }> {
  const fields = await readForm(c.req.raw, { maxBytes: maxFormBytes, maxFields: 10, maxFiles: 1 });
  const sent = Object.fromEntries(
    [...fields].filter(([name, value]) => typeof value === "string" && (name !== "author" || value !== "")),
  );
  const words = photoWords.safeParse(sent);
  if (!words.success) {
    const language = c.get("language");
    const errors = fieldErrors(words.error.issues, sent, language);
    throw new ProblemError("not-possible", fieldErrorsSummary(language), errors);
  }
  const file = sentFile(fields);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { words: words.data, picture: { name: file.name, mediaType: file.type, bytes } };
}
