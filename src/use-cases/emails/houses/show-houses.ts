import { isUuid } from "#contract/http/field-types.ts";
import { findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import type { EmailList, EmailListQuery, UnverifiedHouseList, UnverifiedHouseQuery } from "#contract/emails/emails.ts";
import { listUnverifiedHouses as listRecords } from "#database/queries/places/unverified-houses.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { listEmails } from "../show-outbox.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/** Older verifications count as none: a year, in milliseconds. */
export const staleAfterMs = 365 * 86_400_000;

/**
 * One page of the published houses that nobody has verified for over a year: those with an address first, then by time
 * since the last verification.
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

/** Maximum number of houses per mailing. */
const maxHouses = 500;

/** A house that a letter may be sent to. */
export interface AddressedHouse {
  readonly uuid: string;
  readonly name: string;
  readonly town: string;
  /** Of the owner, else of the house; null if unknown. */
  readonly to: string | null;
  /** The house refuses letters. */
  readonly refusesLetters: boolean;
}

/** The houses with these uuids, in order; unknown ones are left out. @throws UseCaseError for everybody but editors */
export async function showHousesToWriteTo(
  context: UseCaseContext,
  uuids: readonly string[],
): Promise<AddressedHouse[]> {
  requireEditor(context);
  const houseUuids = [...new Set(uuids.filter(isUuid))].slice(0, maxHouses);
  const houses = await findAccommodationRows(context.database, houseUuids);
  return houseUuids.flatMap((uuid) => {
    const stored = houses.get(uuid);
    if (!stored) return [];
    const { house, townName, ownerEmail, refusesLetters } = stored;
    return { uuid, name: house.name, town: townName, to: ownerEmail || house.email, refusesLetters };
  });
}

/** The letters sent to a house, the newest first. @throws UseCaseError for everybody but editors, `not-found` */
export async function listHouseMails(
  context: UseCaseContext,
  houseUuid: string,
  page: Pick<EmailListQuery, "page" | "perPage">,
): Promise<EmailList> {
  const [house] = await showHousesToWriteTo(context, [houseUuid]);
  if (!house) throw new UseCaseError("not-found");
  return listEmails(context, { ...page, state: [], accommodation: house.uuid });
}
