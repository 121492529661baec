import { factsOfHouse } from "#database/queries/administration/registers/house-facts.ts";
import { claimsBeside, type OtherClaim } from "#domain/house-registers/claim.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";

/**
 * What sources are kept to say otherwise of a house than it says itself.
 *
 * @param house its facts by their names
 * @throws UseCaseError for everybody but editors
 */
export async function otherClaims(
  context: UseCaseContext,
  house: Readonly<Record<string, unknown>> & { readonly uuid: string },
): Promise<readonly OtherClaim[]> {
  requireEditor(context);
  const kept = await factsOfHouse(context.database, house.uuid);
  return claimsBeside(house, kept).map(({ field, value, source, date, certainty }) => ({
    field,
    value,
    source,
    date: date || null,
    certainty,
  }));
}
