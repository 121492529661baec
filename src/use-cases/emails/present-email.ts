import type { Email } from "#contract/emails/emails.ts";
import type { EmailReplyRecord, OutboxRecord } from "#database/queries/emails/outbox.ts";
import { hideSecrets } from "#use-cases/secrets.ts";

/**
 * A mail as the outbox shows it. A link is for whom it was written to: its secret is shown only where the mail has
 * not left and will not leave by itself.
 *
 * @param isLeaving whether there is a way to send mails
 */
export function presentEmail(
  { mail, houseName }: OutboxRecord,
  replies: readonly EmailReplyRecord[],
  isLeaving: boolean,
): Email {
  const { uuid, to, subject, template, state, attempts, error, accommodationUuid } = mail;
  const isAtHome = state === "kept" || (!isLeaving && state !== "sent");
  return {
    uuid,
    to,
    subject,
    text: isAtHome ? mail.text : hideSecrets(mail.text),
    template,
    state,
    attempts,
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    error,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    accommodation:
      accommodationUuid === null || houseName === null ? null : { uuid: accommodationUuid, name: houseName },
    replies: replies.map((reply) => ({
      uuid: reply.uuid,
      text: reply.text,
      receivedAt: reply.receivedAt.toISOString(),
    })),
  };
}
