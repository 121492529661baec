import { type Browser, expect, type Locator, type Page } from "@playwright/test";

import { turnTo } from "./bring-to-life.ts";
import { type BrowserPerson, makeAccountOn, sendOn } from "./browser-person.ts";
import { inglesOptions } from "../samples/plans.ts";

/** Opens a page, turns to it, and waits until what works without a network is there. */
export async function prepareOffline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await turnTo(
    page,
    page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)),
  );
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** All that a page's browser keeps for this site, as one text: caches with their pages, and its database. */
export async function keptTexts(page: Page): Promise<string> {
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

/** A plan of the person who is signed in, made by the API as the pages use it. */
export async function makePlanOn(page: Page, name: string, input: object = inglesOptions): Promise<string> {
  const answer = await sendOn(page, "POST", "/api/plans", { name, input });
  return ((await answer.json()) as { uuid: string }).uuid;
}

/** Makes a plan in the same way and opens its overview. @returns the path of the plan */
export async function openNewPlanOn(page: Page, name: string, input: object = inglesOptions): Promise<string> {
  const path = `/plans/${await makePlanOn(page, name, input)}`;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return path;
}

/** Another device of somebody, who is signed in there too. Close its context. */
export async function openElsewhere(browser: Browser, person: BrowserPerson): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await sendOn(page, "POST", "/api/login", { email: person.email, password: person.password });
  await page.goto("/credits");
  return page;
}

/** Writes into a day of a plan, over whatever stands there, as another program of its owner would. */
export async function writeOn(page: Page, uuid: string, change: object, day = 1): Promise<void> {
  await sendOn(page, "PATCH", `/api/plans/${uuid}/days/${day}`, change);
}

/** Changes name or options of a plan in the same way. */
export async function changePlanOn(page: Page, uuid: string, change: object): Promise<void> {
  await sendOn(page, "PATCH", `/api/plans/${uuid}`, change);
}

/** The entry of a plan among a member's own, on the page of what is kept. */
export async function ownPlanOn(page: Page, name: string): Promise<Locator> {
  await prepareOffline(page, "/offline");
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
}

/** Somebody who has just made an account and a plan, and taken the plan along. */
export async function havePlanAlong(
  page: Page,
  name = "Inglés in May",
): Promise<{ readonly uuid: string; readonly person: BrowserPerson }> {
  const person = await makeAccountOn(page);
  const uuid = await makePlanOn(page, name);
  const entry = await ownPlanOn(page, name);
  await entry.getByRole("button", { name: "Download" }).click();
  await expect(entry.getByText("Available offline")).toBeVisible({ timeout: 60_000 });
  return { uuid, person };
}
