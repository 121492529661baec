import { accommodationAddress, townAddress } from "#contract/http/addresses.ts";
import type { Favourites } from "#contract/accounts/favourites.ts";
import { listFavouriteAccommodations, listFavouriteTowns } from "#database/queries/plans/favourites.ts";
import { firstRoutesOfTowns } from "#database/queries/places/town-routes.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";

/** The person's favourites that are published, each list in the person's order. */
export async function listOwnFavourites(context: UseCaseContext): Promise<Favourites> {
  const { uuid } = requireMember(context);
  const towns = await listFavouriteTowns(context.database, uuid);
  const houses = await listFavouriteAccommodations(context.database, uuid);
  const townUuids = [...towns.map((town) => town.uuid), ...houses.map((house) => house.townUuid)];
  const routes = await firstRoutesOfTowns(context.database, [...new Set(townUuids)]);
  return {
    towns: towns.map(({ addedAt, ...town }) => {
      const route = routes.get(town.uuid);
      return {
        ...town,
        url: route === undefined ? null : townAddress(route, town.slug),
        addedAt: addedAt.toISOString(),
      };
    }),
    accommodations: houses.map(({ addedAt, townUuid, townSlug, townName, ...house }) => {
      const route = routes.get(townUuid);
      return {
        ...house,
        url: route === undefined ? null : accommodationAddress(route, townSlug, house.slug),
        addedAt: addedAt.toISOString(),
        town: { uuid: townUuid, slug: townSlug, name: townName },
      };
    }),
  };
}
