import type { UserIdentity } from "#contract/accounts/account.ts";
import { ApiError } from "#web/client/api/api-error.ts";
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
  readonly known: FavouriteLists | null;
  /** Time of the request for the document, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Notifies other tabs of changes. */
  readonly events: Pick<EventTarget, "addEventListener">;
}

/**
 * The current user's favourites: a visitor's in the browser, a member's in the account. Once there is an account, a
 * visitor's favourites are moved to it and removed from the browser.
 */
export function createFavouritesStore({ api, storage, known, askedAt, events }: StoreOptions): FavouritesStore {
  const isSignedIn = () => api.identity.get() !== null;
  let isMember = isSignedIn();
  /** Saved and pending favourites; the displayed lists contain both. */
  let kept = known ?? readBrowserFavourites(storage);
  let pending: readonly FavouriteChange[] = [];
  const shown = createStore(kept);
  // Sequentially, in the order of the user's clicks.
  let queue: Promise<unknown> = Promise.resolve();

  function show(): void {
    shown.set(pending.reduce(changedLists, kept));
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function takeOver(): Promise<void> {
    const { isDocumentLate, mergeIntoAccount, readAccountFavourites, tellOtherTabs } = await loadAccountFavourites();
    const brought = readBrowserFavourites(storage);
    if (favouriteKinds.every((kind) => brought[kind].length === 0)) {
      if (!known || isDocumentLate(storage, askedAt)) kept = await readAccountFavourites(api);
      return;
    }
    kept = await mergeIntoAccount(api, brought);
    writeBrowserFavourites(storage, without(readBrowserFavourites(storage), brought));
    tellOtherTabs(storage);
  }

  /** A new favourite stays in the browser until it is saved: if the page is left before, a later one sends it. */
  function keepMeanwhile(change: AddedFavourite): void {
    try {
      writeBrowserFavourites(storage, changedLists(readBrowserFavourites(storage), change));
    } catch {
      // Storage is blocked: the request is sent all the same.
    }
  }

  function leaveBrowser({ kind, favourite }: AddedFavourite): void {
    const arrived = { ...noFavourites, [kind]: [favourite] };
    writeBrowserFavourites(storage, without(readBrowserFavourites(storage), arrived));
  }

  async function keep(change: FavouriteChange): Promise<void> {
    if (isMember) {
      const { tellOtherTabs, writeAccountChange } = await loadAccountFavourites();
      await writeAccountChange(api, change, changedLists(kept, change));
      if (change.do === "add") leaveBrowser(change);
      tellOtherTabs(storage);
    } else writeBrowserFavourites(storage, changedLists(readBrowserFavourites(storage), change));
    kept = isMember ? changedLists(kept, change) : readBrowserFavourites(storage);
  }

  async function keepOrStay(change: FavouriteChange): Promise<boolean> {
    try {
      await keep(change);
      return true;
    } catch (error) {
      if (!isMember || change.do !== "add") return false;
      if (error instanceof ApiError && error.status !== 401) {
        leaveBrowser(change);
        return false;
      }
      // The favourite stays in the browser until there is a session and a network again.
      if (error instanceof ApiError) isMember = false;
      kept = changedLists(kept, change);
      return readBrowserFavourites(storage)[change.kind].some(({ uuid }) => uuid === change.favourite.uuid);
    } finally {
      pending = pending.filter((one) => one !== change);
      show();
    }
  }

  const lookAgain = (look: () => Promise<void>) => void inTurn(look).then(show, () => undefined);

  const followIdentity = () =>
    lookAgain(async () => {
      isMember = isSignedIn();
      if (isMember) await takeOver();
      else kept = readBrowserFavourites(storage);
    });

  api.identity.subscribe(() => {
    if (isSignedIn() !== isMember) followIdentity();
  });
  if (isMember) followIdentity();
  events.addEventListener("online", followIdentity);
  events.addEventListener("storage", (event) => {
    const key: unknown = Reflect.get(event, "key");
    lookAgain(async () => {
      if (!isMember && (key === favouritesKey || key === null)) kept = readBrowserFavourites(storage);
      if (isMember && key === changedKey) kept = await (await loadAccountFavourites()).readAccountFavourites(api);
    });
  });

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    change: (change) => {
      pending = [...pending, change];
      if (isMember && change.do === "add") keepMeanwhile(change);
      show();
      return inTurn(() => keepOrStay(change));
    },
  };
}

/** Another tab may have added something during the import into the account. */
function without(lists: FavouriteLists, gone: FavouriteLists): FavouriteLists {
  const left = (kind: FavouriteKind) => lists[kind].filter(({ uuid }) => !gone[kind].some((one) => one.uuid === uuid));
  return { towns: left("towns"), accommodations: left("accommodations") };
}
