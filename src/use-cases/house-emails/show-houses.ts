import { isUuid } from "#contract/http/uuid.ts";
import { findAccommodationRows } from "#database/queries/places/accommodation-changes.ts";
import type { EmailList, EmailListQuery } from "#contract/emails/emails.ts";
import { requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { listEmails } from "../emails/show-outbox.ts";
import { UseCaseError } from "../use-case-error.ts";

/** No more houses are written to at once. */
const maxHouses = 500;

/** A house that a letter may go to. */
export interface AddressedHouse {
  readonly uuid: string;
  readonly name: string;
  readonly town: string;
  /** Of the owner, else of the house; null when none is known. */
  readonly to: string | null;
  /** No more letters are wanted there. */
  readonly refusesLetters: boolean;
}

/** The houses of these uuids, in their order; those that do not exist are left out. @throws UseCaseError for everybody but editors */
export async function showHousesToWriteTo(
  context: UseCaseContext,
  uuids: readonly string[],
): Promise<AddressedHouse[]> {
  requireEditor(context);
  const known = [...new Set(uuids.filter(isUuid))].slice(0, maxHouses);
  const houses = await findAccommodationRows(context.database, known);
  return known.flatMap((uuid) => {
    const found = houses.get(uuid);
    if (!found) return [];
    const { house, townName, ownerEmail, refusesLetters } = found;
    return { uuid, name: house.name, town: townName, to: ownerEmail || house.email, refusesLetters };
  });
}

/** What has been written to a house, the newest first. @throws UseCaseError for everybody but editors, `not-found` */
export async function listHouseMails(
  context: UseCaseContext,
  houseUuid: string,
  page: Pick<EmailListQuery, "page" | "perPage">,
): Promise<EmailList> {
  const [house] = await showHousesToWriteTo(context, [houseUuid]);
  if (!house) throw new UseCaseError("not-found");
  return listEmails(context, { ...page, state: [], accommodation: house.uuid });
}
