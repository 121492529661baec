import type { AccommodationChanges, OwnerCorrection } from "#contract/places/correction-suggestions.ts";
import type { Language } from "#domain/text/language.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { type AccommodationRow, updateAccommodation } from "#database/queries/places/accommodation-changes.ts";
import { deleteHouseFacts } from "#database/queries/administration/registers/house-facts.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { keepSuggestion } from "#use-cases/places/suggestions/suggest-correction.ts";
import { followOwnerLink } from "./owner-link.ts";

const contactFields = ["phone", "whatsapp", "email", "web"] as const;

/**
 * Removes the contacts that the owner of a house has cleared, the second phone number with the first, and marks them as
 * withheld. Deletes other sources' claims about them.
 *
 * @param tx the transaction in which the house is locked
 * @returns whether there were any
 */
async function withholdContacts(
  tx: Queryable,
  house: AccommodationRow,
  changes: AccommodationChanges,
  now: Date,
): Promise<boolean> {
  const emptied = contactFields.filter((field) => changes[field] === null && house[field] !== null);
  if (emptied.length === 0) return false;
  const fields = emptied.includes("phone") ? ([...emptied, "secondPhone"] as const) : emptied;
  const values = Object.fromEntries(fields.map((field) => [field, null]));
  const sources = Object.fromEntries(
    Object.entries(house.sources).filter(([field]) => !fields.some((one) => one === field)),
  );
  const withheld = [...new Set([...house.withheld, ...fields])];
  await updateAccommodation(tx, house.uuid, { ...values, sources, withheld }, { by: null, now });
  await deleteHouseFacts(tx, house.uuid, fields);
  await insertAuditEntry(tx, {
    at: now,
    by: null,
    resource: "accommodation",
    resourceUuid: house.uuid,
    action: "update",
    before: { ...Object.fromEntries(fields.map((field) => [field, house[field]])), withheld: house.withheld },
    after: { ...values, withheld },
  });
  return true;
}

/**
 * Stores corrections by the owner of a house for review by editors. A phone number, mail or web address that the owner
 * removes disappears immediately, and no later data set restores it. The link still works if the correction is refused.
 *
 * @returns the uuid of the suggestion
 * @throws UseCaseError if the link has been used or has expired, or as `suggestCorrection`
 */
export async function correctHouse(
  context: UseCaseContext,
  secret: string,
  correction: OwnerCorrection,
  locale: Language,
): Promise<string> {
  const now = context.now();
  const { uuid, isWithheld } = await inTransaction(context.database, async (tx) => {
    const house = await followOwnerLink(tx, secret, now);
    const suggestionUuid = await keepSuggestion(tx, house, correction, { origin: "owner", locale, now });
    return { uuid: suggestionUuid, isWithheld: await withholdContacts(tx, house, correction.changes ?? {}, now) };
  });
  if (isWithheld) context.content.contentChanged();
  return uuid;
}

/**
 * Records that the owner of a house confirms all its facts as of today. Holding the link is enough.
 *
 * @throws UseCaseError if the link has been used or has expired
 */
export async function confirmHouse(context: UseCaseContext, secret: string): Promise<void> {
  const now = context.now();
  await inTransaction(context.database, async (tx) => {
    const house = await followOwnerLink(tx, secret, now);
    await updateAccommodation(tx, house.uuid, { verifiedAt: now }, { by: null, now });
    await insertAuditEntry(tx, {
      at: now,
      by: null,
      resource: "accommodation",
      resourceUuid: house.uuid,
      action: "confirm",
      before: { verifiedAt: house.verifiedAt?.toISOString() ?? null },
      after: { verifiedAt: now.toISOString() },
    });
  });
  context.content.contentChanged();
}
