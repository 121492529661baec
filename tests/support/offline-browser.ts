import { expect, type Page } from "@playwright/test";

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
