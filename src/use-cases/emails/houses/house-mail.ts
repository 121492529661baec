import { pathPrefix, type Language } from "#domain/text/language.ts";
import type { Email, HouseMailDraft, HouseMailRequest } from "#contract/emails/emails.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { type AccommodationInTown, findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import { type AccommodationOwnerRecord, findAccommodationOwner } from "#database/queries/places/owner-links.ts";
import { houseMail, houseMailText, type HouseMailText } from "#mail/letters/house-mail.ts";
import { accommodationDirectory, addressOf } from "#use-cases/content/accommodation-directory.ts";
import { unsubscribePage } from "#use-cases/emails/unsubscribe-link.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { newUuid } from "#database/rows.ts";
import { refusesLetters } from "#database/queries/emails/letter-refusals.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { makeOwnerLink, ownerLinkAddress } from "../owner-links/owner-link.ts";
import { showEmail } from "../show-outbox.ts";

/** A letter without its link. */
interface ComposedHouseMail {
  readonly houseUuid: string;
  /** null if no address is known. */
  readonly to: string | null;
  readonly locale: Language;
  readonly text: HouseMailText;
  /** Public page of the house; null if it has none. */
  readonly page: string | null;
}

/** Fills in the template of the letter. @throws UseCaseError `not-found` */
async function composeHouseMail(
  context: UseCaseContext,
  houseUuid: string,
  draft: HouseMailRequest,
): Promise<ComposedHouseMail> {
  const row = isUuid(houseUuid) ? (await findAccommodationRows(context.database, [houseUuid])).get(houseUuid) : null;
  if (!row) throw new UseCaseError("not-found");
  const { ownerUuid } = row.house;
  const owner = ownerUuid === null ? null : await findAccommodationOwner(context.database, ownerUuid);
  const locale = draft.locale ?? owner?.locale ?? "es";
  const text = houseMailText(draft.template, locale, factsOf(row, owner));
  return {
    houseUuid: row.house.uuid,
    to: draft.to ?? owner?.email ?? row.house.email,
    locale,
    text: { subject: draft.subject ?? text.subject, body: draft.body?.replaceAll("\r\n", "\n") ?? text.body },
    page: await pageOf(context, row.house.uuid, locale),
  };
}

function factsOf({ house, townName }: AccommodationInTown, owner: AccommodationOwnerRecord | null) {
  return { house: house.name, town: townName, owner: owner?.name ?? null };
}

async function pageOf(context: UseCaseContext, uuid: string, locale: Language): Promise<string | null> {
  const house = (await accommodationDirectory(context)).byUuid.get(uuid);
  const address = house ? addressOf(house) : null;
  return address && `${context.settings.origin}${pathPrefix(locale)}${address}`;
}

/** A preview of a letter; its link does not work. @throws UseCaseError for everybody but editors, `not-found` */
export async function previewHouseMail(
  context: UseCaseContext,
  houseUuid: string,
  draft: HouseMailRequest,
): Promise<HouseMailDraft> {
  requireEditor(context);
  const { to, locale, text, page } = await composeHouseMail(context, houseUuid, draft);
  const { template } = draft;
  const link = template === "welcome" ? page : ownerLinkAddress(context.settings.origin, template, locale, "…");
  const mail = houseMail(template, locale, text, link, unsubscribePage(context.settings, locale, null));
  return { to, locale, ...text, text: mail.text, html: mail.html };
}

/**
 * Queues a letter to a house.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, or `not-valid` if no address is known or the house
 * refuses letters
 */
export async function sendHouseMail(
  context: UseCaseContext,
  houseUuid: string,
  draft: HouseMailRequest,
): Promise<Email> {
  const { uuid: sentBy } = requireEditor(context);
  const { to, locale, text, page, houseUuid: uuid } = await composeHouseMail(context, houseUuid, draft);
  if (to === null) throw notValid("to", "no_mail_address");
  if (await refusesLetters(context.database, to)) throw notValid("to", "letters_refused");
  const { template } = draft;
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
  context.jobs.notify();
  return showEmail(context, queued);
}
