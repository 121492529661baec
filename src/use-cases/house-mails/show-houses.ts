import { isUuid } from "#contract/uuid.ts";
import { findAccommodationRows } from "#database/queries/accommodation-changes.ts";
import { findAccommodationOwner } from "#database/queries/accommodation-owners.ts";
import { requireEditor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";

/** No more houses are written to at once. */
const mostHouses = 500;

/** A house that a letter may go to. */
export interface AddressedHouse {
  readonly uuid: string;
  readonly name: string;
  readonly town: string;
  /** Of the owner, else of the house; null when none is known. */
  readonly to: string | null;
}

/** The houses of these uuids, in their order; those that do not exist are left out. @throws Refusal for everybody but editors */
export async function showHousesToWriteTo(
  context: UseCaseContext,
  uuids: readonly string[],
): Promise<AddressedHouse[]> {
  requireEditor(context);
  const known = [...new Set(uuids.filter(isUuid))].slice(0, mostHouses);
  const houses = await findAccommodationRows(context.database, known);
  const addressed: AddressedHouse[] = [];
  for (const uuid of known) {
    const found = houses.get(uuid);
    if (!found) continue;
    const { house, townName } = found;
    const owner = house.ownerUuid && (await findAccommodationOwner(context.database, house.ownerUuid));
    addressed.push({ uuid, name: house.name, town: townName, to: (owner && owner.email) || house.email });
  }
  return addressed;
}
