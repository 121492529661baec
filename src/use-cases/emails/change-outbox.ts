import type { Email, EmailReplyRequest } from "#contract/emails/emails.ts";
import {
  deleteOldAccountEmails,
  deleteOldEmails,
  removeLinksFromLetters,
  requeueEmail,
} from "#database/queries/emails/emails.ts";
import { refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import { insertEmailReply } from "#database/queries/emails/outbox.ts";
import { deleteExpiredOwnerLinks } from "#database/queries/places/owner-links.ts";
import { thanksTemplate } from "#mail/letters/house-mail.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { openEmail, showEmail } from "./show-outbox.ts";
import { requireEditor } from "../actor.ts";

/** We promise to delete the address after the thank-you mail. */
const thanksRetentionMs = 7 * 86_400_000;

/** How long sent mails, and failed ones about accounts, are kept in full. */
const sentRetentionMs = 30 * 86_400_000;

/**
 * Deletes addresses after the thank-you mail, old mails about accounts, secrets in sent letters to houses, which
 * otherwise stay as correspondence with the house, and expired links of houses.
 */
export async function sweepOutbox(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteOldEmails(context.database, thanksTemplate, new Date(now.getTime() - thanksRetentionMs));
  const sentBefore = new Date(now.getTime() - sentRetentionMs);
  await deleteOldAccountEmails(context.database, sentBefore);
  await removeLinksFromLetters(context.database, sentBefore);
  await deleteExpiredOwnerLinks(context.database, now);
}

/**
 * Immediately retries a mail that was kept, has failed, or is waiting for its next attempt.
 *
 * @throws UseCaseError without permission to see it, and for a mail that is sent or being sent, or an unwanted letter
 */
export async function retryEmail(context: UseCaseContext, uuid: string): Promise<Email> {
  const { mail } = await openEmail(context, uuid);
  const isUnwanted = mail.accommodationUuid !== null && (await refusesLetters(context.database, mail.to));
  if (isUnwanted) throw notValid("state", "letters_refused");
  if (!(await requeueEmail(context.database, uuid, context.now()))) throw notValid("state", "mail_not_waiting");
  context.jobs.notify();
  return showEmail(context, uuid);
}

/** Records the reply to a mail. @throws UseCaseError without permission to see the mail */
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
