import type { OwnerCorrection } from "#contract/places/correction-suggestions.ts";
import type { Language } from "#contract/language.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { keepSuggestion } from "../suggestions/suggest-correction.ts";
import { followOwnerLink } from "./owner-link.ts";

/**
 * Keeps what whoever runs a house says is otherwise, for editors to look at. The link still works when the correction
 * is refused.
 *
 * @returns the uuid of the suggestion
 * @throws Refusal when the link has been used or is too old, or as `suggestCorrection`
 */
export async function correctHouse(
  context: UseCaseContext,
  secret: string,
  correction: OwnerCorrection,
  locale: Language,
): Promise<string> {
  const now = context.now();
  return inTransaction(context.database, async (tx) => {
    const house = await followOwnerLink(tx, secret, now);
    return keepSuggestion(tx, house, correction, { origin: "owner", locale, now });
  });
}
