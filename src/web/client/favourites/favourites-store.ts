import type { UserIdentity } from "#contract/accounts/account.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import type { ApiClient } from "#web/client/api/create-api-client.ts";
import { createStore, type Store } from "#web/client/storage/create-store.ts";

import {
  changedKey,
  favouritesKey,
  readBrowserFavourites,
  writeBrowserFavourites,
  changedLists,
  type FavouriteChange,
  type FavouriteKind,
  favouriteKinds,
  type FavouriteLists,
  noFavourites,
} from "./favourite-lists.ts";

type AddedFavourite = Extract<FavouriteChange, { do: "add" }>;

/** What only members need. */
const loadAccountFavourites = () => import("./account-favourites.ts");

export interface FavouritesStore extends Omit<Store<FavouriteLists>, "set"> {
  /** Applies the change optimistically. @returns whether it was saved; otherwise the lists are reverted */
  change(change: FavouriteChange): Promise<boolean>;
}

/** The part of the storage API in use. */
export type FavouritesStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface StoreOptions {
  readonly api: ApiClient<UserIdentity>;
  readonly storage: FavouritesStorage;
  /** A member's favourites according to the document. */
  readonly initial: FavouriteLists | null;
  /** Time of the request for the document, in milliseconds since 1970. */
  readonly requestedAt: number;
  /** Notifies other tabs of changes. */
  readonly events: Pick<EventTarget, "addEventListener">;
}

/**
 * The current user's favourites: a visitor's in the browser, a member's in the account. Once there is an account, a
 * visitor's favourites are moved to it and removed from the browser.
 */
export function createFavouritesStore({ api, storage, initial, requestedAt, events }: StoreOptions): FavouritesStore {
  const isSignedIn = () => api.identity.get() !== null;
  let isMember = isSignedIn();
  /** Saved and pending favourites; the displayed lists contain both. */
  let savedLists = initial ?? readBrowserFavourites(storage);
  let pending: readonly FavouriteChange[] = [];
  const current = createStore(savedLists);
  // Sequentially, in the order of the user's clicks.
  let queue: Promise<unknown> = Promise.resolve();

  function show(): void {
    current.set(pending.reduce(changedLists, savedLists));
  }

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function syncWithAccount(): Promise<void> {
    const { isDocumentStale, mergeIntoAccount, readAccountFavourites, notifyOtherTabs } = await loadAccountFavourites();
    const browserLists = readBrowserFavourites(storage);
    if (favouriteKinds.every((kind) => browserLists[kind].length === 0)) {
      if (!initial || isDocumentStale(storage, requestedAt)) savedLists = await readAccountFavourites(api);
      return;
    }
    savedLists = await mergeIntoAccount(api, browserLists);
    writeBrowserFavourites(storage, without(readBrowserFavourites(storage), browserLists));
    notifyOtherTabs(storage);
  }

  /** A new favourite stays in the browser until it is saved: if the page is left before, a later one sends it. */
  function saveInBrowser(change: AddedFavourite): void {
    try {
      writeBrowserFavourites(storage, changedLists(readBrowserFavourites(storage), change));
    } catch {
      // Storage is blocked: the request is sent all the same.
    }
  }

  function removeFromBrowser({ kind, favourite }: AddedFavourite): void {
    const arrived = { ...noFavourites, [kind]: [favourite] };
    writeBrowserFavourites(storage, without(readBrowserFavourites(storage), arrived));
  }

  async function save(change: FavouriteChange): Promise<void> {
    if (isMember) {
      const { notifyOtherTabs, writeAccountChange } = await loadAccountFavourites();
      await writeAccountChange(api, change, changedLists(savedLists, change));
      if (change.do === "add") removeFromBrowser(change);
      notifyOtherTabs(storage);
    } else writeBrowserFavourites(storage, changedLists(readBrowserFavourites(storage), change));
    savedLists = isMember ? changedLists(savedLists, change) : readBrowserFavourites(storage);
  }

  async function saveOrRevert(change: FavouriteChange): Promise<boolean> {
    try {
      await save(change);
      return true;
    } catch (error) {
      if (!isMember || change.do !== "add") return false;
      if (error instanceof ApiError && error.status !== 401) {
        removeFromBrowser(change);
        return false;
      }
      // The favourite stays in the browser until there is a session and a network again.
      if (error instanceof ApiError) isMember = false;
      savedLists = changedLists(savedLists, change);
      return readBrowserFavourites(storage)[change.kind].some(({ uuid }) => uuid === change.favourite.uuid);
    } finally {
      pending = pending.filter((one) => one !== change);
      show();
    }
  }

  const enqueueReload = (reload: () => Promise<void>) => void enqueue(reload).then(show, () => undefined);

  const onIdentityChange = () =>
    enqueueReload(async () => {
      isMember = isSignedIn();
      if (isMember) await syncWithAccount();
      else savedLists = readBrowserFavourites(storage);
    });

  api.identity.subscribe(() => {
    if (isSignedIn() !== isMember) onIdentityChange();
  });
  if (isMember) onIdentityChange();
  events.addEventListener("online", onIdentityChange);
  events.addEventListener("storage", (event) => {
    const key: unknown = Reflect.get(event, "key");
    enqueueReload(async () => {
      if (!isMember && (key === favouritesKey || key === null)) savedLists = readBrowserFavourites(storage);
      if (isMember && key === changedKey) savedLists = await (await loadAccountFavourites()).readAccountFavourites(api);
    });
  });

  return {
    get: current.get,
    subscribe: current.subscribe,
    change: (change) => {
      pending = [...pending, change];
      if (isMember && change.do === "add") saveInBrowser(change);
      show();
      return enqueue(() => saveOrRevert(change));
    },
  };
}

/** Another tab may have added something during the import into the account. */
function without(lists: FavouriteLists, removed: FavouriteLists): FavouriteLists {
  const remaining = (kind: FavouriteKind) =>
    lists[kind].filter(({ uuid }) => !removed[kind].some((one) => one.uuid === uuid));
  return { towns: remaining("towns"), accommodations: remaining("accommodations") };
}
