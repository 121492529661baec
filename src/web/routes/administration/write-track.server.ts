import { data } from "react-router";
import { z } from "zod";

import { applyPath } from "#use-cases/administration/path/apply-path.ts";
import { PathChanged } from "#use-cases/administration/path/path-proposal.ts";
import { undoPath } from "#use-cases/administration/path/revert-path.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { answerForm } from "#web/routes/answer-form.server.ts";
import type { Locale } from "#web/i18n/language.ts";

/** What may have come of it; the page has a sentence for each. */
export const afterWriting = ["done", "undone", "changed", "changedSince"] as const;
type AfterWriting = (typeof afterWriting)[number];

const named = z.object({ name: z.string() });

/** Applies a preview or undoes an import: what came of it, or what is wrong with the form. */
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
  const answer = await answerForm({ form, fields, locale, schema: named, body }, async ({ name }) => {
    after = await write(name).catch((error: unknown) => {
      if (error instanceof PathChanged) return form === "apply" ? "changed" : "changedSince";
      throw error;
    });
  });
  return after ?? answer;
}
