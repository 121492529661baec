import { useEffect, useMemo, useState } from "react";

import type { FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import type { PlaceView, RoutePlanLink } from "#web/features/favourites/favourites-view.ts";
import type { MapLine, MapSheet } from "#web/components/route-map/map-types.ts";

/** The server's data of somebody's favourites. */
export interface FavouritesView {
  readonly places: readonly PlaceView[];
  readonly plans: readonly RoutePlanLink[];
  /** Null if there is no route to draw. */
  readonly map: { readonly sheet: MapSheet; readonly lines: readonly MapLine[] } | null;
}

export interface ViewState {
  /** The last known data; null at first. */
  readonly view: FavouritesView | null;
  readonly hasFailed: boolean;
  tryAgain(): void;
}

/** Facts of the favourites: the server's if included, else fetched as soon as one is missing. */
export function useFavouritesView(
  kind: FavouriteKind,
  uuids: readonly string[],
  sent: FavouritesView | null,
  sentFor: readonly string[],
): ViewState {
  const paths = usePaths();
  const [fetched, setFetched] = useState<{ readonly view: FavouritesView; readonly uuids: readonly string[] } | null>(
    null,
  );
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const known = fetched?.uuids ?? sentFor;
  const uuidsToLoad = uuids.some((uuid) => !known.includes(uuid)) ? uuids.join(",") : "";
  const address = useMemo(
    () => (uuidsToLoad === "" ? null : paths.favouritePlaces(kind, uuidsToLoad.split(","))),
    [paths, kind, uuidsToLoad],
  );
  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    fetchView(address, stop.signal)
      .then((view) => setFetched({ view, uuids: uuidsToLoad.split(",") }))
      .catch(() => stop.signal.aborted || setFailures(attempt + 1));
    return () => stop.abort();
  }, [address, uuidsToLoad, attempt]);
  return { view: fetched?.view ?? sent, hasFailed: failures > attempt, tryAgain: () => setAttempt(failures) };
}

async function fetchView(address: string, signal: AbortSignal): Promise<FavouritesView> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The favourites' facts answered ${answer.status}.`);
  return answer.json();
}
