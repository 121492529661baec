import { deleteOldEmails, deleteSentAccountMails, forgetLinksOfLetters } from "#database/queries/emails/emails.ts";
import { deleteExpiredOwnerLinks } from "#database/queries/places/owner-links.ts";
import { thanksTemplate } from "#mail/templates/thanks-mail.ts";
import type { UseCaseContext } from "../context.ts";

/** Whoever was thanked was promised to be forgotten. */
const thanksKeptMs = 7 * 86_400_000;

/** How long mails that were sent are kept whole. */
const sentKeptMs = 30 * 86_400_000;

/**
 * Forgets addresses that have been thanked, mails about accounts that were sent long ago, the secrets in letters to houses,
 * which otherwise stay as the correspondence with the house, and links of houses that no longer work.
 */
export async function sweepOutbox(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteOldEmails(context.database, thanksTemplate, new Date(now.getTime() - thanksKeptMs));
  const sentBefore = new Date(now.getTime() - sentKeptMs);
  await deleteSentAccountMails(context.database, sentBefore);
  await forgetLinksOfLetters(context.database, sentBefore);
  await deleteExpiredOwnerLinks(context.database, now);
}
