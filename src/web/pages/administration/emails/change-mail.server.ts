import { emailReplyRequest } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { recordReply, retryEmail } from "#use-cases/emails/change-outbox.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";

/** An email or a reply, with nine bytes per character. */
export const letterForm = { maxBytes: 256_000 };

/** Handles a form of an email in a list; `null` for other forms. */
export async function changeMail(context: UseCaseContext, fields: FormData) {
  const { locale } = requireEditor(context);
  const form = String(fields.get("form"));
  const [verb, uuid = ""] = form.split(" ");
  const sent = { form, fields, locale };
  switch (verb) {
    case "retry":
      return handleForm(sent, () => retryEmail(context, uuid));
    case "reply":
      return handleForm({ ...sent, schema: emailReplyRequest, body: { text: fields.get("text") ?? "" } }, (input) =>
        recordReply(context, uuid, input),
      );
    default:
      return null;
  }
}
