import type { Email, HouseMailWish } from "#contract/emails/emails.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { newUuid } from "#database/new-uuid.ts";
import { refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import { inTransaction } from "#database/transaction.ts";
import { houseMail } from "#mail/templates/house-mail.ts";
import { requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { showEmail } from "../emails/show-outbox.ts";
import { makeOwnerLink } from "../owner-links/owner-link.ts";
import { notValid } from "../use-case-error.ts";
import { composeHouseMail } from "./compose-house-mail.ts";
import { unsubscribePage } from "#use-cases/emails/unsubscribe-link.ts";

/**
 * Writes to a house; the mail goes into the outbox.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, or `not-valid` when no address is known or no letters
 * are wanted there
 */
export async function sendHouseMail(context: UseCaseContext, houseUuid: string, wish: HouseMailWish): Promise<Email> {
  const { uuid: sentBy } = requireEditor(context);
  const { to, locale, text, page, houseUuid: uuid } = await composeHouseMail(context, houseUuid, wish);
  if (to === null) throw notValid("to", "no_mail_address");
  if (await refusesLetters(context.database, to)) throw notValid("to", "letters_refused");
  const { template } = wish;
  const now = context.now();
  const queued = await inTransaction(context.database, async (tx) => {
    const link =
      template === "welcome"
        ? page
        : await makeOwnerLink(context, tx, { accommodationUuid: uuid, purpose: template, locale }, now);
    const letter = newUuid();
    const mail = houseMail(template, locale, text, link, unsubscribePage(context.settings, locale, letter));
    await insertAuditEntry(tx, {
      at: now,
      by: sentBy,
      resource: "accommodation",
      resourceUuid: uuid,
      action: "write",
      after: { template, to, subject: mail.subject },
    });
    return queueEmail(tx, { ...mail, uuid: letter, to, accommodationUuid: uuid, sentBy }, now);
  });
  context.jobs.ring();
  return showEmail(context, queued);
}
