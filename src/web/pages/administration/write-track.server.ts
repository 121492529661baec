import { data } from "react-router";
import { z } from "zod";

import { applyPath } from "#use-cases/administration/path/apply-path.ts";
import { PathChanged } from "#use-cases/administration/path/path-proposal.ts";
import { undoPath } from "#use-cases/administration/path/revert-path.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { handleForm, formUnlessTooLarge } from "#web/pages/handle-form.server.ts";
import type { Locale } from "#web/i18n/language.ts";
import { previewPath } from "#use-cases/administration/path/preview-path.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { FormReader } from "#web/server/app-context.ts";

/** The API's maximum for the same form. */
const trackForm = { maxBytes: 15_000_000, maxFiles: 1 };

const input = z.object({ gaps: z.enum(["today", "straight"]).default("today") });

export function isFileForm(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get("Content-Type") ?? "");
}

/** The preview token of a file for a route, or what is wrong with the file. */
export async function previewTrack(context: UseCaseContext, slug: string, readForm: FormReader, locale: Locale) {
  const whole = await formUnlessTooLarge(readForm, trackForm);
  const fields = whole ?? new FormData();
  const body = { gaps: fields.get("gaps") ?? undefined };
  let token: string | undefined;
  const answer = await handleForm({ form: "preview", fields, locale, schema: input, body }, async ({ gaps }) => {
    if (whole === null) throw notValid("file", "track_too_large");
    const file = sentFile(fields);
    const text = await textOf(file, "track_unreadable");
    ({ token } = await previewPath(context, slug, { text, fileName: file.name, gaps }));
  });
  return token ?? answer;
}

/** Possible results; the page has a message for each. */
export const afterWriting = ["done", "undone", "changed", "changedSince"] as const;
type AfterWriting = (typeof afterWriting)[number];

const named = z.object({ name: z.string() });

/** Applies a preview or undoes an import; returns the result, or the errors of the form. */
export async function writeTrack(context: UseCaseContext, slug: string, fields: FormData, locale: Locale) {
  const form = String(fields.get("form"));
  const write = async (name: string): Promise<AfterWriting> => {
    if (form === "apply") {
      await applyPath(context, slug, name);
      return "done";
    }
    await undoPath(context, slug, name);
    return "undone";
  };
  if (form !== "apply" && form !== "undo") throw data(null, { status: 400 });
  let after: AfterWriting | undefined;
  const body = { name: fields.get(form === "apply" ? "token" : "entry") };
  const answer = await handleForm({ form, fields, locale, schema: named, body }, async ({ name }) => {
    after = await write(name).catch((error: unknown) => {
      if (error instanceof PathChanged) return form === "apply" ? "changed" : "changedSince";
      throw error;
    });
  });
  return after ?? answer;
}
