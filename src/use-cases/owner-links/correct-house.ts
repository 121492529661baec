import type { OwnerCorrection } from "#contract/places/correction-suggestions.ts";
import type { Language } from "#domain/language.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { keepSuggestion } from "../suggestions/suggest-correction.ts";
import { followOwnerLink } from "./owner-link.ts";
import { withholdContacts } from "./withhold-contacts.ts";

/**
 * Keeps what whoever runs a house says is otherwise, for editors to look at. A telephone number, mail or web address that they
 * take off is gone at once, and no later data set brings it back. The link still works when the correction is refused.
 *
 * @returns the uuid of the suggestion
 * @throws UseCaseError when the link has been used or is too old, or as `suggestCorrection`
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
    const kept = await keepSuggestion(tx, house, correction, { origin: "owner", locale, now });
    return { uuid: kept, isWithheld: await withholdContacts(tx, house, correction.changes ?? {}, now) };
  });
  if (isWithheld) context.content.contentChanged();
  return uuid;
}
