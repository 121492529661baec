import type { Email, EmailReplyRequest } from "#contract/emails/emails.ts";
import {
  deleteOldAccountMails,
  deleteOldEmails,
  forgetLinksOfLetters,
  requeueEmail,
} from "#database/queries/emails/emails.ts";
import { refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import { insertEmailReply } from "#database/queries/emails/outbox.ts";
import { deleteExpiredOwnerLinks } from "#database/queries/places/owner-links.ts";
import { thanksTemplate } from "#mail/letters/thanks-mail.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { openEmail, showEmail } from "./show-outbox.ts";
import { requireEditor } from "../actor.ts";

/** Whoever was thanked was promised to be forgotten. */
const thanksRetentionMs = 7 * 86_400_000;

/** How long mails are kept whole that were sent, and those about accounts that could not be. */
const sentRetentionMs = 30 * 86_400_000;

/**
 * Forgets addresses that have been thanked, mails about accounts of long ago, the secrets in letters to houses that were sent,
 * which otherwise stay as the correspondence with the house, and links of houses that no longer work.
 */
export async function sweepOutbox(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteOldEmails(context.database, thanksTemplate, new Date(now.getTime() - thanksRetentionMs));
  const sentBefore = new Date(now.getTime() - sentRetentionMs);
  await deleteOldAccountMails(context.database, sentBefore);
  await forgetLinksOfLetters(context.database, sentBefore);
  await deleteExpiredOwnerLinks(context.database, now);
}

/**
 * Sends a mail that was kept or given up, or that waits for its next attempt, at once.
 *
 * @throws UseCaseError for everybody who may not see it, and for a mail that is sent or under way, or a letter that is not wanted
 */
export async function retryEmail(context: UseCaseContext, uuid: string): Promise<Email> {
  const { mail } = await openEmail(context, uuid);
  const isUnwanted = mail.accommodationUuid !== null && (await refusesLetters(context.database, mail.to));
  if (isUnwanted) throw notValid("state", "letters_refused");
  if (!(await requeueEmail(context.database, uuid, context.now()))) throw notValid("state", "mail_not_waiting");
  context.jobs.ring();
  return showEmail(context, uuid);
}

/** Writes down what somebody answered to a mail. @throws UseCaseError for everybody who may not see the mail */
export async function recordReply(
  context: UseCaseContext,
  uuid: string,
  { text, receivedAt }: EmailReplyRequest,
): Promise<Email> {
  const { uuid: recordedBy } = requireEditor(context);
  await openEmail(context, uuid);
  const at = receivedAt === undefined ? context.now() : new Date(receivedAt);
  await insertEmailReply(context.database, { emailUuid: uuid, text, receivedAt: at, recordedBy });
  return showEmail(context, uuid);
}
