import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";

import { useIdentity } from "#web/client/api/identity.tsx";
import { siteApi } from "#web/client/api/site-api.ts";

import { type FavouriteLists, noFavourites } from "#web/client/favourites/favourite-lists.ts";
import {
  createFavouritesStore,
  type FavouritesStorage,
  type FavouritesStore,
} from "#web/client/favourites/favourites-store.ts";

const favouritesOfDocument = createContext<FavouriteLists | null>(null);

interface FavouritesProviderProps {
  /** A member's favourites; `null` in documents of visitors. */
  favourites: FavouriteLists | null;
  children: ReactNode;
}

export function FavouritesProvider({ favourites, children }: FavouritesProviderProps) {
  const isMember = useIdentity() !== null;
  useEffect(() => {
    // A visitor's favourites go into the account on any page after signing in, even one that shows none.
    if (isMember) siteFavourites(favourites);
  }, [isMember, favourites]);
  return <favouritesOfDocument.Provider value={favourites}>{children}</favouritesOfDocument.Provider>;
}

/** The browser's storage; one that saves nothing if storage is blocked, as with cookies blocked. */
function favouritesStorage(): FavouritesStorage {
  try {
    return localStorage;
  } catch {
    const refuse = () => {
      throw new DOMException();
    };
    return { getItem: () => null, setItem: refuse, removeItem: nothing };
  }
}

let store: FavouritesStore | undefined;

/** The page's only store of favourites; in browsers only. */
function siteFavourites(initial: FavouriteLists | null): FavouritesStore {
  store ??= createFavouritesStore({
    api: siteApi(),
    storage: favouritesStorage(),
    initial,
    requestedAt: performance.timeOrigin,
    events: window,
  });
  return store;
}

const nothing = () => undefined;

/** Selects from the favourites; only a changed result renders again. @param select returns a stable value */
export function useFavouritesState<Value>(select: (lists: FavouriteLists) => Value): Value {
  const initial = useContext(favouritesOfDocument);
  const isServer = typeof document === "undefined";
  return useSyncExternalStore(
    (listener) => (isServer ? nothing : siteFavourites(initial).subscribe(listener)),
    () => select(isServer ? (initial ?? noFavourites) : siteFavourites(initial).get()),
    () => select(initial ?? noFavourites),
  );
}

/** Changes the favourites: see `FavouritesStore.change`. */
export function useChangeFavourites(): FavouritesStore["change"] {
  const initial = useContext(favouritesOfDocument);
  return (change) => siteFavourites(initial).change(change);
}
