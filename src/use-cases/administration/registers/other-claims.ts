import { factsOfHouse } from "#database/queries/administration/registers/house-facts.ts";
import { claimsBeside, type OtherClaim } from "#domain/house-registers/claim.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";

/**
 * Stored claims of other sources that differ from a house's facts.
 *
 * @param house its facts by name
 * @throws UseCaseError for everybody but editors
 */
export async function otherClaims(
  context: UseCaseContext,
  house: Readonly<Record<string, unknown>> & { readonly uuid: string },
): Promise<readonly OtherClaim[]> {
  requireEditor(context);
  const claims = await factsOfHouse(context.database, house.uuid);
  return claimsBeside(house, claims).map(({ field, value, source, date, certainty }) => ({
    field,
    value,
    source,
    date: date || null,
    certainty,
  }));
}
