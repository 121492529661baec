import type { EmailRecord } from "#database/queries/emails.ts";
import type { Mail } from "#mail/mail.ts";
import type { UseCaseContext } from "../context.ts";

/** A mail of the outbox with what it is sent with. */
export async function addressed({ settings }: UseCaseContext, mail: EmailRecord): Promise<Mail> {
  const { uuid, to, subject, text, html } = mail;
  return { to, subject, text, html, messageId: `<${uuid}@${new URL(settings.origin).hostname}>` };
}
