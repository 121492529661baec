import type { ActionFunctionArgs, RouterContextProvider } from "react-router";

import { localeOfPath } from "#web/i18n/language.ts";
import { applicationContext, formReader, sessionCookies } from "#web/server/app-context.ts";

/** The form posted to a page outside of the administration: its address tells the language. */
export async function publicForm({ request, context }: ActionFunctionArgs<Readonly<RouterContextProvider>>) {
  return {
    application: context.get(applicationContext),
    cookies: context.get(sessionCookies),
    locale: localeOfPath(new URL(request.url).pathname),
    fields: await context.get(formReader)(),
  };
}
