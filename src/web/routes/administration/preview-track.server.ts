import { z } from "zod";

import { previewPath } from "#use-cases/administration/path/preview-path.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { FormReader } from "#web/server/app-context.ts";
import { answerForm } from "#web/routes/answer-form.server.ts";
import type { Locale } from "#web/i18n/language.ts";

import { formUnlessTooLarge } from "./large-form.server.ts";

/** As long as the same form may be that programs send. */
const trackForm = { maxBytes: 15_000_000, maxFiles: 1 };

const form = "preview";
const input = z.object({ gaps: z.enum(["today", "straight"]).default("today") });

export function isFileForm(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get("Content-Type") ?? "");
}

/** The token of what a file would make of a route, or what is wrong with the file. */
export async function previewTrack(context: UseCaseContext, slug: string, read: FormReader, locale: Locale) {
  const whole = await formUnlessTooLarge(read, trackForm);
  const fields = whole ?? new FormData();
  const body = { gaps: fields.get("gaps") ?? undefined };
  let token: string | undefined;
  const answer = await answerForm({ form, fields, locale, schema: input, body }, async ({ gaps }) => {
    if (whole === null) throw notValid("file", "track_too_large");
    const file = sentFile(fields);
    const text = await textOf(file, "track_unreadable");
    ({ token } = await previewPath(context, slug, { text, fileName: file.name, gaps }));
  });
  return token ?? answer;
}
