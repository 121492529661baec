import { expect, it, vi } from "vitest";
import type { UserIdentity } from "#contract/accounts/account.ts";
import type { ApiClient } from "#web/client/api/create-api-client.ts";
import { createStore } from "#web/client/storage/create-store.ts";
import { noFavourites } from "./favourite-lists.ts";
import { createFavouritesStore } from "./favourites-store.ts";

const requestedAt = Date.UTC(2026, 4, 1);
const estella = { uuid: "estella", name: "Estella", note: "" };

/** A member's page whose document contains no favourite, although the account has one. */
function openPage(changedAt: number | null) {
  const asked: string[] = [];
  const request = async ({ method, path }: { method: string; path: string }) => {
    asked.push(`${method} ${path}`);
    return { towns: [estella], accommodations: [] };
  };
  const identity = createStore<UserIdentity | null>({ uuid: "ana" } as UserIdentity);
  const kept = new Map(changedAt === null ? [] : [["vieira-favourites-changed", String(changedAt)]]);
  const store = createFavouritesStore({
    api: { identity, request } as unknown as ApiClient<UserIdentity>,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    initial: noFavourites,
    requestedAt,
    events: new EventTarget(),
  });
  return { store, asked };
}

it("reloads if another page has changed something since this document was requested", async () => {
  const { store } = openPage(requestedAt + 400);
  await vi.waitFor(() => expect(store.get().towns).toEqual([estella]));
});

it.each([null, requestedAt - 400, Number.NaN])("trusts the document if nothing has changed since: %s", async (at) => {
  const { store, asked } = openPage(at);
  await store.change({ kind: "towns", do: "remove", uuid: "leon" });
  expect([store.get().towns, asked]).toEqual([[], ["DELETE /favourites/towns/leon"]]);
});
