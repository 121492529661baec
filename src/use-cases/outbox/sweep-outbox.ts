import { deleteOldEmails } from "#database/queries/emails.ts";
import { deleteExpiredOwnerLinks } from "#database/queries/owner-links.ts";
import { thanksTemplate } from "#mail/templates/thanks-mail.ts";
import type { UseCaseContext } from "../context.ts";

/** Whoever was thanked was promised to be forgotten. */
const thanksKeptMs = 7 * 86_400_000;

/** Forgets addresses that have been thanked, and links of houses that no longer work. */
export async function sweepOutbox(context: UseCaseContext): Promise<void> {
  const now = context.now();
  await deleteOldEmails(context.database, thanksTemplate, new Date(now.getTime() - thanksKeptMs));
  await deleteExpiredOwnerLinks(context.database, now);
}
