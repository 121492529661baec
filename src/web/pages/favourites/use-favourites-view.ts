import { useState } from "react";

import { type Fetched, useFetched } from "#web/client/api/use-fetched.ts";
import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import type { FavouritePlace } from "#use-cases/places/favourites/show-favourite-places.ts";
import type { RoutePlanLink } from "#web/features/favourites/favourites-header.tsx";
import type { MapLine, MapSheet } from "#web/components/route-map/map-types.ts";

/** The server's data of somebody's favourites. */
export interface FavouritesView {
  readonly places: readonly FavouritePlace[];
  readonly plans: readonly RoutePlanLink[];
  /** Null if there is no route to draw. */
  readonly map: { readonly sheet: MapSheet; readonly lines: readonly MapLine[] } | null;
}

/**
 * Facts of the favourites: the server's if included, else fetched as soon as one is missing; the last known ones until
 * then.
 */
export function useFavouritesView(
  kind: FavouriteKind,
  uuids: readonly string[],
  sent: FavouritesView | null,
  sentFor: readonly string[],
): Fetched<FavouritesView> {
  const paths = usePaths();
  const [requested, setRequested] = useState<readonly string[] | null>(null);
  if (uuids.some((uuid) => !(requested ?? sentFor).includes(uuid))) setRequested(uuids);
  const fetched = useFetched<FavouritesView>(requested && paths.favouritePlaces(kind, requested));
  const [lastValue, setLastValue] = useState(sent);
  if (fetched.value !== null && fetched.value !== lastValue) setLastValue(fetched.value);
  return { ...fetched, value: fetched.value ?? lastValue };
}
