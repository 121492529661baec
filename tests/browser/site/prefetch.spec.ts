import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { type CountingProxy, countingProxy } from "#tests/support/services/counting-proxy.ts";

let site: CountingProxy;

test.beforeEach(async ({ baseURL }) => {
  site = await countingProxy(String(baseURL), /^\/camino-frances\/[\w-]+\.data/);
});

test.afterEach(() => site.close());

/** Hovers over links of towns, one after another. */
async function hoverTowns(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.locator(".town-list a").nth(index).focus();
    await page.waitForTimeout(200);
  }
}

test("prefetches at most four pages at the same time", async ({ page }) => {
  await page.goto(`${site.url}/camino-frances`, { waitUntil: "networkidle" });
  await hydratePage(page);
  site.hold();
  await hoverTowns(page, 4);
  await expect.poll(() => site.requests.length).toBe(4);
  // The fifth waits until one of the four has loaded.
  await page.locator(".town-list a").nth(4).focus();
  await page.waitForTimeout(600);
  expect(site.requests).toHaveLength(4);
  site.release();
  await expect.poll(() => site.requests.length).toBe(5);
  expect(site.maxWaiting()).toBe(4);
});

test("a prefetched page is not loaded again when its link is followed", async ({ page }) => {
  await page.goto(`${site.url}/camino-frances`, { waitUntil: "networkidle" });
  const link = page.locator(".town-list a").filter({ hasText: /^Orisson$/ });
  await link.hover();
  await expect.poll(() => site.requests.length).toBe(1);
  await page.waitForTimeout(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orisson");
  expect(site.requests.filter((path) => path.startsWith("/camino-frances/orisson.data"))).toHaveLength(1);
});

for (const connection of [{ effectiveType: "slow-2g" }, { effectiveType: "4g", saveData: true }]) {
  test(`prefetches nothing on a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((facts) => Object.defineProperty(navigator, "connection", { value: facts }), connection);
    await page.goto(`${site.url}/camino-frances`, { waitUntil: "networkidle" });
    await hoverTowns(page, 2);
    await page.goto(`${site.url}/camino-frances/zubiri`, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    expect(site.requests).toEqual([]);
  });
}

test("prefetches neighbouring towns as soon as their links are visible", async ({ page }) => {
  await page.goto(`${site.url}/camino-frances/zubiri`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Larrasoaña" }).first().scrollIntoViewIfNeeded();
  await expect.poll(() => site.requests.length).toBeGreaterThan(0);
});
