import { type Browser, expect, type Locator, type Page } from "@playwright/test";

import { hydratePage, interactUntil } from "./hydrate-page.ts";
import { type TestUser, createAccount, sendFromPage } from "./test-user.ts";
import { inglesOptions } from "../samples/plans.ts";

/** Opens a page, hydrates it, and waits until the service worker controls it. */
export async function prepareOffline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydratePage(page);
  await interactUntil(
    page,
    page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)),
  );
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Waits until the browser stores a number of plans or planners. Reading their number is cheap, unlike `readOfflineStorage`. */
export async function waitForStored(page: Page, store: "plans" | "planners", count: number): Promise<void> {
  const stored = () =>
    page.evaluate(async (name) => {
      const answerOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => {
          request.addEventListener("success", () => resolve(request.result));
        });
      // Opening it would create it.
      if (!(await indexedDB.databases()).some((each) => each.name === "vieira-kept")) return -1;
      const database = await answerOf(indexedDB.open("vieira-kept"));
      const exists = database.objectStoreNames.contains(name);
      const entries = exists ? await answerOf(database.transaction(name).objectStore(name).count()) : -1;
      database.close();
      return entries;
    }, store);
  await expect.poll(stored, { timeout: 120_000 }).toBe(count);
}

/** Everything in Cache Storage and IndexedDB, as one text. */
export async function readOfflineStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /html|json/.test(answer?.headers.get("Content-Type") ?? "");
        texts.push(`${name} ${request.url}`, isText ? ((await answer?.text()) ?? "") : "");
      }
    }
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.addEventListener("success", () => resolve(request.result));
      });
    const database = await answerOf(indexedDB.open("vieira-kept"));
    for (const name of database.objectStoreNames) {
      const values = await answerOf(database.transaction(name).objectStore(name).getAll());
      texts.push(`${name}: ${values.length}`, JSON.stringify(values));
    }
    database.close();
    return texts.join("\n");
  });
}

/** Creates a plan of the signed-in person by the API. @returns its uuid */
export async function createPlan(page: Page, name: string, input: object = inglesOptions): Promise<string> {
  const answer = await sendFromPage(page, "POST", "/api/plans", { name, input });
  return ((await answer.json()) as { uuid: string }).uuid;
}

/** Creates a plan in the same way and opens its overview. @returns the path of the plan */
export async function createAndOpenPlan(page: Page, name: string, input: object = inglesOptions): Promise<string> {
  const path = `/plans/${await createPlan(page, name, input)}`;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return path;
}

/** A page in a second context where the person is signed in too. The caller closes its context. */
export async function openOnSecondDevice(browser: Browser, person: TestUser): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await sendFromPage(page, "POST", "/api/login", { email: person.email, password: person.password });
  await page.goto("/credits");
  return page;
}

/** Overwrites fields of a day of a plan by the API, as another device of its owner would. */
export async function updateDay(page: Page, uuid: string, change: object, day = 1): Promise<void> {
  await sendFromPage(page, "PATCH", `/api/plans/${uuid}/days/${day}`, change);
}

/** Changes name or options of a plan in the same way. */
export async function updatePlan(page: Page, uuid: string, change: object): Promise<void> {
  await sendFromPage(page, "PATCH", `/api/plans/${uuid}`, change);
}

/** Opens `/offline` and finds the entry of a plan there. */
export async function openOfflinePlanEntry(page: Page, name: string): Promise<Locator> {
  await prepareOffline(page, "/offline");
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
}

/** Creates an account and a plan, and downloads the plan for offline use. */
export async function createDownloadedPlan(
  page: Page,
  name = "Inglés in May",
): Promise<{ readonly uuid: string; readonly person: TestUser }> {
  const person = await createAccount(page);
  const uuid = await createPlan(page, name);
  const entry = await openOfflinePlanEntry(page, name);
  await entry.getByRole("button", { name: "Download" }).click();
  await expect(entry.getByText("Available offline")).toBeVisible({ timeout: 60_000 });
  return { uuid, person };
}
