import type { RouterContextProvider } from "react-router";

import { requireEditor } from "#use-cases/actor.ts";
import { applicationContext, type FormLimits, formReader } from "#web/server/app-context.ts";

/** The form posted to a page of administration, its name, and the editor's language. */
export async function postedForm(context: Readonly<RouterContextProvider>, limits?: FormLimits) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const fields = await context.get(formReader)(limits);
  return { application, locale, fields, form: String(fields.get("form")) };
}
