import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { listOwnFavourites } from "#use-cases/favourites/own-favourites.ts";

import type { FavouritesView } from "./favourites-view.ts";
import { favouritesView } from "./favourites-view.server.ts";

/** A member's favourites for the first HTML; `null` for visitors, whose browser keeps them. */
export interface SentFavourites {
  readonly view: FavouritesView;
  readonly uuids: readonly string[];
}

export async function favouritesPage(context: UseCaseContext, kind: FavouriteKind): Promise<SentFavourites | null> {
  if (context.actor.kind === "visitor") return null;
  const uuids = (await listOwnFavourites(context))[kind].map(({ uuid }) => uuid);
  return { view: await favouritesView(context, kind, uuids), uuids };
}
