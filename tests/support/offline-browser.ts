import { type Browser, expect, type Locator, type Page } from "@playwright/test";

import { type BrowserPerson, newBrowserPerson, registerOn, signInOn } from "./browser-person.ts";
import { inglesOptions } from "./plans.ts";

/** Opens a page and waits until what works without a network is there. */
export async function prepareOffline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
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
  const { uuid } = (await sendOn(page, "POST", "/api/plans", { name, input })) as { uuid: string };
  return uuid;
}

/** Sends a change as the pages do. @returns the answer */
async function sendOn(page: Page, method: "POST" | "PATCH", path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, text]) => {
      await fetch("/api/csrf-cookie");
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const headers = {
        "Content-Type": "application/json",
        "X-XSRF-TOKEN": decodeURIComponent(token),
        ...(verb === "PATCH" && { "If-Match": "*" }),
      };
      const change = { method: verb, headers, body: text };
      return (await fetch(address, change)).json() as Promise<unknown>;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

/** Another device of somebody, who is signed in there too. Close its context. */
export async function openElsewhere(browser: Browser, person: BrowserPerson): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await page.goto("/login");
  await signInOn(page, person);
  await expect(page.getByText(person.name).first()).toBeAttached();
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
  const person = newBrowserPerson();
  await registerOn(page, person);
  const uuid = await makePlanOn(page, name);
  const entry = await ownPlanOn(page, name);
  await entry.getByRole("button", { name: "Download" }).click();
  await expect(entry.getByText("Available offline")).toBeVisible({ timeout: 60_000 });
  return { uuid, person };
}
