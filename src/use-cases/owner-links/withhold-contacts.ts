import type { AccommodationChanges } from "#contract/places/correction-suggestions.ts";
import type { Queryable } from "#database/connect.ts";
import { type AccommodationRow, updateAccommodation } from "#database/queries/places/accommodation-changes.ts";
import { forgetHouseFacts } from "#database/queries/administration/registers/house-facts.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";

const contacts = ["phone", "whatsapp", "email", "web"] as const;

/**
 * Takes off the contacts that whoever runs a house has emptied, a second number with the first, and notes that they stay off.
 * What other sources say of them is forgotten.
 *
 * @param tx the transaction in which the house is locked
 * @returns whether there were any
 */
export async function withholdContacts(
  tx: Queryable,
  house: AccommodationRow,
  changes: AccommodationChanges,
  now: Date,
): Promise<boolean> {
  const emptied = contacts.filter((field) => changes[field] === null && house[field] !== null);
  if (emptied.length === 0) return false;
  const fields = emptied.includes("phone") ? ([...emptied, "secondPhone"] as const) : emptied;
  const values = Object.fromEntries(fields.map((field) => [field, null]));
  const sources = Object.fromEntries(
    Object.entries(house.sources).filter(([field]) => !fields.some((one) => one === field)),
  );
  const withheld = [...new Set([...house.withheld, ...fields])];
  await updateAccommodation(tx, house.uuid, { ...values, sources, withheld }, { by: null, now });
  await forgetHouseFacts(tx, house.uuid, fields);
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
