import type { Email } from "#contract/emails/emails.ts";
import { requeueEmail } from "#database/queries/emails/emails.ts";
import { refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { openEmail, showEmail } from "./show-outbox.ts";

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
