import { type Favourite, type FavouriteLists, noFavourites } from "./favourite-lists.ts";

export const favouritesKey = "vieira-favourites";

/** What a visitor keeps in the browser; what cannot be read is nothing. */
export function readBrowserFavourites(storage: Pick<Storage, "getItem">): FavouriteLists {
  try {
    const kept: unknown = JSON.parse(storage.getItem(favouritesKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return noFavourites;
    return {
      towns: favouritesIn(Reflect.get(kept, "towns")),
      accommodations: favouritesIn(Reflect.get(kept, "accommodations")),
    };
  } catch {
    return noFavourites;
  }
}

/** @throws DOMException when the browser keeps nothing, as some private windows */
export function writeBrowserFavourites(storage: Pick<Storage, "setItem" | "removeItem">, lists: FavouriteLists): void {
  if (lists.towns.length + lists.accommodations.length === 0) storage.removeItem(favouritesKey);
  else storage.setItem(favouritesKey, JSON.stringify(lists));
}

function favouritesIn(list: unknown): readonly Favourite[] {
  return Array.isArray(list) ? list.filter(isFavourite).map(({ uuid, name, note }) => ({ uuid, name, note })) : [];
}

function isFavourite(entry: unknown): entry is Favourite {
  if (typeof entry !== "object" || entry === null) return false;
  return ["uuid", "name", "note"].every((field) => typeof Reflect.get(entry, field) === "string");
}
