import type { Favourites, FavouriteUuids } from "#contract/accounts/favourites.ts";
import {
  addFavourites,
  type FavouriteKind,
  listFavouriteAccommodations,
  listFavouriteTowns,
  noteFavourite,
  orderFavourites,
  publishedAmong,
  removeFavourite,
} from "#database/queries/plans/favourites.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { accommodationAddress, townAddress } from "#contract/http/addresses.ts";
import { firstRoutesOfTowns } from "#database/queries/places/town-names.ts";
import { requireMember } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

async function requirePublished({ database }: UseCaseContext, kind: FavouriteKind, uuid: string): Promise<void> {
  const [place] = await publishedAmong(database, kind, [uuid]);
  if (place === undefined) throw new UseCaseError("not-found");
}

/** Appends a favourite; an existing one is unchanged. @throws UseCaseError `not-found` if there is no such place */
export async function addFavourite(context: UseCaseContext, kind: FavouriteKind, uuid: string): Promise<void> {
  const member = requireMember(context);
  await requirePublished(context, kind, uuid);
  await inTransaction(context.database, (tx) => addFavourites(tx, kind, member.uuid, [uuid], context.now()));
}

/** Removes a favourite, if present. @throws UseCaseError `not-found` if there is no such place */
export async function removeOwnFavourite(context: UseCaseContext, kind: FavouriteKind, uuid: string): Promise<void> {
  const member = requireMember(context);
  await requirePublished(context, kind, uuid);
  await removeFavourite(context.database, kind, member.uuid, uuid);
}

/** Writes the person's note on a favourite. @throws UseCaseError `not-found` if it is not among theirs */
export async function writeFavouriteNote(
  context: UseCaseContext,
  kind: FavouriteKind,
  uuid: string,
  note: string,
): Promise<void> {
  const member = requireMember(context);
  if (!(await noteFavourite(context.database, kind, member.uuid, uuid, note))) throw new UseCaseError("not-found");
}

/**
 * Merges the favourites stored in a visitor's browser: those of the account keep notes and order; the rest follow.
 * Places that no longer exist are left out.
 */
export async function mergeFavourites(context: UseCaseContext, submitted: FavouriteUuids): Promise<Favourites> {
  const member = requireMember(context);
  const towns = await publishedAmong(context.database, "towns", submitted.towns);
  const accommodations = await publishedAmong(context.database, "accommodations", submitted.accommodations);
  await inTransaction(context.database, async (tx) => {
    await addFavourites(tx, "towns", member.uuid, towns, context.now());
    await addFavourites(tx, "accommodations", member.uuid, accommodations, context.now());
  });
  return listOwnFavourites(context);
}

/** Puts the named favourites first, in this order; the others follow. Ignores unknown ones. */
export async function reorderFavourites(context: UseCaseContext, order: FavouriteUuids): Promise<void> {
  const member = requireMember(context);
  await inTransaction(context.database, async (tx) => {
    await orderFavourites(tx, "towns", member.uuid, order.towns);
    await orderFavourites(tx, "accommodations", member.uuid, order.accommodations);
  });
}

/**
 * The person's published favourites, each list in the person's order.
 *
 * @param filter with `includesHidden` also those that are not published any more
 */
export async function listOwnFavourites(
  context: UseCaseContext,
  filter: { readonly includesHidden?: boolean } = {},
): Promise<Favourites> {
  const { uuid } = requireMember(context);
  const towns = await listFavouriteTowns(context.database, uuid, filter);
  const houses = await listFavouriteAccommodations(context.database, uuid, filter);
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
