import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { listOwnFavourites } from "#use-cases/places/favourites/own-favourites.ts";
import { showFavouritePlaces } from "#use-cases/places/favourites/show-favourite-places.ts";
import { runInSteps } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { MapLine } from "#web/components/route-map/map-types.ts";

import type { FavouritesView } from "./use-favourites-view.ts";

/** The box the map is drawn for, in CSS pixels. */
const mapBox = { width: 480, height: 300 };

/** Rows, map and plans of favourites. */
export async function favouritesView(
  context: UseCaseContext,
  kind: FavouriteKind,
  uuids: readonly string[],
): Promise<FavouritesView> {
  const { places, routes } = await showFavouritePlaces(context, kind, uuids);
  const lines = routes.map(({ line }): MapLine => ({ kind: "main", points: line }));
  return {
    places,
    plans: routes.map(({ slug, name, towns }) => ({ slug, name, towns })),
    map: lines.length === 0 ? null : { lines, sheet: await runInSteps(drawSheet(lines, mapBox)) },
  };
}

/** A member's favourites for the first HTML; `null` for visitors, whose browser stores them. */
export interface SentFavourites {
  readonly view: FavouritesView;
  readonly uuids: readonly string[];
}

export async function favouritesPage(context: UseCaseContext, kind: FavouriteKind): Promise<SentFavourites | null> {
  if (context.actor.kind === "visitor") return null;
  const uuids = (await listOwnFavourites(context))[kind].map(({ uuid }) => uuid);
  return { view: await favouritesView(context, kind, uuids), uuids };
}
