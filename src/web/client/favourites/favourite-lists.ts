export const favouritesKey = "vieira-favourites";

/** Time of the last change in an account, in milliseconds since 1970: other tabs then refetch. */
export const changedKey = "vieira-favourites-changed";

/** A visitor's favourites in the browser; unreadable data counts as none. */
export function readBrowserFavourites(storage: Pick<Storage, "getItem">): FavouriteLists {
  try {
    const stored: unknown = JSON.parse(storage.getItem(favouritesKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return noFavourites;
    return {
      towns: favouritesIn(Reflect.get(stored, "towns")),
      accommodations: favouritesIn(Reflect.get(stored, "accommodations")),
    };
  } catch {
    return noFavourites;
  }
}

/** @throws DOMException when storage is blocked, as in some private windows */
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

export const favouriteKinds = ["towns", "accommodations"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** A favourite town or house. */
export interface Favourite {
  readonly uuid: string;
  readonly name: string;
  /** The user's own note; empty if there is none. */
  readonly note: string;
}

/** Each list in the user's own order. */
export type FavouriteLists = Readonly<Record<FavouriteKind, readonly Favourite[]>>;

export const noFavourites: FavouriteLists = { towns: [], accommodations: [] };

/** A change of one list. */
export type FavouriteChange =
  | { readonly kind: FavouriteKind; readonly do: "add"; readonly favourite: Favourite; readonly at?: number }
  | { readonly kind: FavouriteKind; readonly do: "remove"; readonly uuid: string }
  | { readonly kind: FavouriteKind; readonly do: "note"; readonly uuid: string; readonly note: string }
  | { readonly kind: FavouriteKind; readonly do: "move"; readonly uuid: string; readonly to: number };

/** The lists after a change; unchanged if it has no effect. */
export function changedLists(lists: FavouriteLists, change: FavouriteChange): FavouriteLists {
  return { ...lists, [change.kind]: changedList(lists[change.kind], change) };
}

function changedList(list: readonly Favourite[], change: FavouriteChange): readonly Favourite[] {
  switch (change.do) {
    case "add":
      if (list.some(({ uuid }) => uuid === change.favourite.uuid)) return list;
      return list.toSpliced(change.at ?? list.length, 0, change.favourite);
    case "remove":
      return list.filter(({ uuid }) => uuid !== change.uuid);
    case "note":
      return list.map((favourite) =>
        favourite.uuid === change.uuid ? { ...favourite, note: change.note } : favourite,
      );
    case "move": {
      const moved = list.find(({ uuid }) => uuid === change.uuid);
      if (!moved) return list;
      return list.filter((favourite) => favourite !== moved).toSpliced(change.to, 0, moved);
    }
  }
}

/** Merges two sets of favourites: the first keep their order, the others follow; two notes are joined line by line. */
export function mergedLists(first: FavouriteLists, second: FavouriteLists): FavouriteLists {
  return {
    towns: merged(first.towns, second.towns),
    accommodations: merged(first.accommodations, second.accommodations),
  };
}

function merged(first: readonly Favourite[], second: readonly Favourite[]): readonly Favourite[] {
  const secondByUuid = new Map(second.map((favourite) => [favourite.uuid, favourite]));
  const firstUuids = new Set(first.map(({ uuid }) => uuid));
  return [
    ...first.map((favourite) => ({
      ...favourite,
      note: mergedNote(favourite.note, secondByUuid.get(favourite.uuid)?.note ?? ""),
    })),
    ...second.filter(({ uuid }) => !firstUuids.has(uuid)),
  ];
}

function mergedNote(first: string, second: string): string {
  return first.includes(second) ? first : [first, second].filter(Boolean).join("\n");
}
