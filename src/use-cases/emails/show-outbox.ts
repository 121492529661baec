import type { Email, EmailList, EmailListQuery } from "#contract/emails/emails.ts";
import { isUuid } from "#contract/http/field-types.ts";
import {
  type EmailReplyRecord,
  findInOutbox,
  listOutbox,
  type OutboxRecord,
  repliesTo,
} from "#database/queries/emails/outbox.ts";
import { mayAdminister } from "#domain/accounts/permissions.ts";
import { hideSecrets } from "../security/secrets.ts";
import { auditedPerson, requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { canSendMails } from "./deliver-mails.ts";

/** Editors see mails to houses, administrators see all. */
const housesOnly = ({ actor }: UseCaseContext): boolean => !mayAdminister(auditedPerson(actor));

/** One page of the outbox, the newest mail first. @throws UseCaseError for everybody but editors */
export async function listEmails(
  context: UseCaseContext,
  { state, q, accommodation, page, perPage }: EmailListQuery,
): Promise<EmailList> {
  requireEditor(context);
  const filter = { housesOnly: housesOnly(context), states: state, words: q, accommodationUuid: accommodation };
  const { records, total } = await listOutbox(context.database, filter, { page, perPage });
  const replies = await repliesTo(
    context.database,
    records.map(({ mail }) => mail.uuid),
  );
  const isSendable = await canSendMails(context);
  const data = records.map((record) => presentEmail(record, replies.get(record.mail.uuid) ?? [], isSendable));
  return { data, page, perPage, total };
}

/** A mail the person may see. @throws UseCaseError for everybody but editors, `not-found` */
export async function openEmail(context: UseCaseContext, uuid: string): Promise<OutboxRecord> {
  requireEditor(context);
  const record = isUuid(uuid) ? await findInOutbox(context.database, uuid) : null;
  if (!record || (housesOnly(context) && record.mail.accommodationUuid === null)) throw new UseCaseError("not-found");
  return record;
}

/** One mail of the outbox. @throws as `openEmail` */
export async function showEmail(context: UseCaseContext, uuid: string): Promise<Email> {
  const record = await openEmail(context, uuid);
  const replies = await repliesTo(context.database, [uuid]);
  return presentEmail(record, replies.get(uuid) ?? [], await canSendMails(context));
}

/**
 * A mail of the outbox for display. Links are meant for the recipient: their secrets are shown only if the mail has not
 * been sent and will not be sent automatically.
 *
 * @param isLeaving whether mails can be sent
 */
function presentEmail(
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
