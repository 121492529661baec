import type { UnverifiedHouseList, UnverifiedHouseQuery } from "#contract/emails/unverified-houses.ts";
import { listUnverifiedHouses as listRecords } from "#database/queries/places/unverified-houses.ts";
import { requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";

/** What was checked earlier counts as unverified: a year, in milliseconds. */
export const staleAfterMs = 365 * 86_400_000;

/**
 * One page of the published houses that nobody has checked for over a year: those that can be written to first, then
 * those that wait longest.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function listUnverifiedHouses(
  context: UseCaseContext,
  { q = "", page, perPage }: UnverifiedHouseQuery,
): Promise<UnverifiedHouseList> {
  requireEditor(context);
  const filter = { before: new Date(context.now().getTime() - staleAfterMs), words: q };
  const { houses, total } = await listRecords(context.database, filter, { page, perPage });
  const data = houses.map(({ verifiedAt, writtenAt, refusesLetters, ...house }) => ({
    ...house,
    ...(refusesLetters && { refusesLetters }),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    writtenAt: writtenAt?.toISOString() ?? null,
  }));
  return { data, page, perPage, total };
}
