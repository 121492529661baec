import type { Favourites } from "#contract/accounts/favourites.ts";
import type { ApiClient } from "#web/client/api/create-api-client.ts";

import {
  changedKey,
  type Favourite,
  type FavouriteChange,
  type FavouriteKind,
  favouriteKinds,
  type FavouriteLists,
  mergedLists,
} from "./favourite-lists.ts";

type Api = Pick<ApiClient<unknown>, "request">;

const pathOf = (kind: FavouriteKind, uuid: string) => `/favourites/${kind}/${uuid}`;
const uuidsOf = (list: readonly Favourite[]) => list.map(({ uuid }) => uuid);

function listsOf({ towns, accommodations }: Favourites): FavouriteLists {
  const brief = ({ uuid, name, note }: Favourite): Favourite => ({ uuid, name, note });
  return { towns: towns.map(brief), accommodations: accommodations.map(brief) };
}

export async function readAccountFavourites(api: Api): Promise<FavouriteLists> {
  return listsOf(await api.request<Favourites>({ method: "GET", path: "/favourites" }));
}

/** Saves one change to the account. @param lists the state after the change */
export async function writeAccountChange(api: Api, change: FavouriteChange, lists: FavouriteLists): Promise<void> {
  const { kind } = change;
  const order = () => api.request({ method: "PUT", path: "/favourites/order", body: { [kind]: uuidsOf(lists[kind]) } });
  switch (change.do) {
    case "add": {
      const { uuid, note } = change.favourite;
      await api.request({ method: "PUT", path: pathOf(kind, uuid) });
      if (note) await api.request({ method: "PATCH", path: pathOf(kind, uuid), body: { note } });
      if (change.at !== undefined) await order();
      return;
    }
    case "remove":
      await api.request({ method: "DELETE", path: pathOf(kind, change.uuid) });
      return;
    case "note":
      await api.request({ method: "PATCH", path: pathOf(kind, change.uuid), body: { note: change.note } });
      return;
    case "move":
      await order();
  }
}

/** Imports the browser's favourites into the account, with their notes. Idempotent. */
export async function mergeIntoAccount(api: Api, browserLists: FavouriteLists): Promise<FavouriteLists> {
  const body = { towns: uuidsOf(browserLists.towns), accommodations: uuidsOf(browserLists.accommodations) };
  const accountLists = listsOf(await api.request<Favourites>({ method: "POST", path: "/favourites/merge", body }));
  const merged = mergedLists(accountLists, browserLists);
  for (const kind of favouriteKinds) {
    for (const { uuid, note } of accountLists[kind]) {
      const mergedNote = merged[kind].find((favourite) => favourite.uuid === uuid)?.note ?? note;
      if (mergedNote !== note)
        await api.request({ method: "PATCH", path: pathOf(kind, uuid), body: { note: mergedNote.slice(0, 2_000) } });
    }
  }
  return readAccountFavourites(api);
}

/** To be called after each change in an account. */
export function notifyOtherTabs(storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(changedKey, String(Date.now()));
  } catch {
    // Storage is blocked: other tabs see it on their next load.
  }
}

/**
 * Whether an account has changed since a document was requested: the old page stays active until the next one has
 * loaded, and its changes in the meantime are not in the new one.
 *
 * @param requestedAt milliseconds since 1970
 */
export function isDocumentStale(storage: Pick<Storage, "getItem">, requestedAt: number): boolean {
  return Number(storage.getItem(changedKey)) >= Math.floor(requestedAt);
}
