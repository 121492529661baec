import { data } from "react-router";

import { houseMailRequest } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { previewHouseMail } from "#use-cases/emails/houses/house-mail.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";

import { letterForm } from "./change-mail.server.ts";
import type { Route } from "./+types/letter-picture.ts";

/** Mail programs take styles from each element; an email runs and loads nothing, and its links open a new tab. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";

/** Preview of an email to a house as mail programs show it, as its own document. */
export async function action({ params, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  requireEditor(application);
  const input = houseMailRequest.safeParse(filledFields(await context.get(formReader)(letterForm)));
  if (!input.success) throw data(null, { status: 400 });
  const { html } = await previewHouseMail(application, params.uuid, input.data);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

/** Without its texts there is no email. */
export function loader(): never {
  throw data(null, { status: 404 });
}
