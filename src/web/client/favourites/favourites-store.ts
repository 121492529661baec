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
  /** Shows the change at once. @returns whether it could be kept; the lists are as before when it could not */
  change(change: FavouriteChange): Promise<boolean>;
}

/** As much of a browser's storage as is used. */
export type FavouritesStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface StoreOptions {
  readonly api: ApiClient<UserIdentity>;
  readonly storage: FavouritesStorage;
  /** A member's favourites as the document says them. */
  readonly known: FavouriteLists | null;
  /** When the document was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Where changes of other tabs are told. */
  readonly events: Pick<EventTarget, "addEventListener">;
}

/**
 * The favourites of whoever is here: a visitor's in the browser, a member's in the account. What a visitor has kept goes
 * into the account as soon as there is one, and leaves the browser once it is there.
 */
export function createFavouritesStore({ api, storage, known, askedAt, events }: StoreOptions): FavouritesStore {
  const isSignedIn = () => api.identity.get() !== null;
  let isMember = isSignedIn();
  /** What is kept, and what is on its way there; the lists that are shown are both. */
  let kept = known ?? readBrowserFavourites(storage);
  let pending: readonly FavouriteChange[] = [];
  const shown = createStore(kept);
  // One after the other, in the order of the person's presses.
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

  /** A new favourite is in the browser while it is on its way: who leaves the page in between brings it along later. */
  function keepMeanwhile(change: AddedFavourite): void {
    try {
      writeBrowserFavourites(storage, changedLists(readBrowserFavourites(storage), change));
    } catch {
      // Storage refused: it is on its way all the same.
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
      // Until there is a session and a network again the favourite stays in the browser.
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

/** Another tab may have added something while the rest was brought into the account. */
function without(lists: FavouriteLists, gone: FavouriteLists): FavouriteLists {
  const left = (kind: FavouriteKind) => lists[kind].filter(({ uuid }) => !gone[kind].some((one) => one.uuid === uuid));
  return { towns: left("towns"), accommodations: left("accommodations") };
}
