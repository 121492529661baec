import type { EmailRecord } from "#database/queries/emails/emails.ts";
import { findUser } from "#database/queries/accounts/users.ts";
import type { Mail } from "#mail/mail.ts";
import type { UseCaseContext } from "../context.ts";
import { oneClickAddress } from "./unsubscribe-link.ts";

/** A mail of the outbox with what it is sent with. Letters to houses can be answered, and ended by one click. */
export async function addressed({ database, settings }: UseCaseContext, mail: EmailRecord): Promise<Mail> {
  const { uuid, to, subject, text, html, accommodationUuid, sentBy } = mail;
  const bare = { to, subject, text, html, messageId: `<${uuid}@${new URL(settings.origin).hostname}>` };
  if (accommodationUuid === null) return bare;
  const writer = settings.replyTo === undefined && sentBy !== null ? await findUser(database, sentBy) : null;
  const replyTo = settings.replyTo ?? writer?.email;
  return { ...bare, ...(replyTo !== undefined && { replyTo }), unsubscribe: oneClickAddress(settings, uuid) };
}
