import { afterEach, expect, it, vi } from "vitest";

import { storeDraft } from "#web/client/storage/form-draft.ts";
import { addRecentChoice, recentChoices } from "#web/client/settings/recent-choices.ts";
import { historyKey } from "#web/client/sync/pending-days.ts";

import { startSync } from "./offline-sync.ts";

afterEach(() => vi.unstubAllGlobals());

/** A fake of Storage, whose keys are own properties. */
function emptyStorage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;
}

/** A fake of document.cookie. */
function jarOf(...cookies: readonly string[]) {
  let left = cookies;
  return {
    get cookie() {
      return left.join("; ");
    },
    set cookie(change: string) {
      const [name] = change.split("=", 1);
      if (change.includes("Max-Age=0")) left = left.filter((cookie) => !cookie.startsWith(`${name}=`));
    },
  };
}

/** A browser with stored data of a person who was signed in. */
function usedBrowser(cookies: readonly string[], address = "/") {
  const local = emptyStorage();
  const session = emptyStorage();
  const jar = jarOf("theme=dark", ...cookies);
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("document", jar);
  vi.stubGlobal("window", { location: new URL(address, "http://localhost") });
  vi.stubGlobal("location", new URL(address, "http://localhost"));
  storeDraft("town", { name: "A name that nobody may see" });
  addRecentChoice({ kind: "town", name: "Sarria", detail: "", url: "/camino-frances/sarria" });
  session.setItem(historyKey("a plan"), "[]");
  local.setItem("vieira-diary a plan", "[]");
  local.setItem("vieira-diary-edit a plan 1", JSON.stringify({ member: "ana", plan: "a plan", mine: {} }));
  local.setItem("vieira-favourites", "of a visitor");
  const kept = () => [...Object.keys(local), ...Object.keys(session)].toSorted();
  return { jar, kept };
}

const start = (member: string | null) => startSync(member, () => undefined, AbortSignal.abort());

it("signing out removes forms, searches, return addresses and unsent notes from the browser", async () => {
  const { jar, kept } = usedBrowser(["vieira-farewell=1"]);
  expect([recentChoices().length, kept().length]).toEqual([1, 6]);
  await start(null);
  expect(kept()).toEqual(["vieira-favourites"]);
  // The mark is removed.
  expect(jar.cookie).toBe("theme=dark");
});

it.each([
  "/?after=signed-out",
  "/login?after=deleted",
  "/es/plans?after=signed-out&vieira-farewell=1",
  "/#vieira-farewell=1",
])("does not delete stored data at the address %s", async (address) => {
  const { kept } = usedBrowser([], address);
  const before = kept();
  await start(null);
  expect(kept()).toEqual(before);
});

it("does not delete stored data if a new session has started since", async () => {
  const { kept } = usedBrowser(["vieira-farewell=1", "vieira-signed-in=1"]);
  const before = kept();
  await start(null);
  expect(kept()).toEqual(before);
});
