import { emailReplyRequest } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { recordReply, retryEmail } from "#use-cases/emails/change-outbox.ts";
import { answerForm } from "#web/pages/answer-form.server.ts";

/** A letter or a reply, each letter of it as nine bytes. */
export const letterForm = { maxBytes: 256_000 };

/** Carries out a form of a mail in a list; `null` for a form that is of no mail. */
export async function changeMail(context: UseCaseContext, fields: FormData) {
  const { locale } = requireEditor(context);
  const form = String(fields.get("form"));
  const [verb, uuid = ""] = form.split(" ");
  const sent = { form, fields, locale };
  switch (verb) {
    case "retry":
      return answerForm(sent, () => retryEmail(context, uuid));
    case "reply":
      return answerForm({ ...sent, schema: emailReplyRequest, body: { text: fields.get("text") ?? "" } }, (input) =>
        recordReply(context, uuid, input),
      );
    default:
      return null;
  }
}
