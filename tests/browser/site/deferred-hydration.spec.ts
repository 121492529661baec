import { expect, type Page } from "@playwright/test";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const favouriteButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("clicks before lazy hydration are replayed in order", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const unblock = await blockScripts(page);
  await page.goto("/camino-frances");
  const row = page.locator("[data-town=burlada]");
  await row.getByRole("button").click();
  await page.getByText("Show every stage").click();
  await expect(row.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/camino-frances$/);
  unblock();
  await expect(favouriteButton(page, "Remove from favourites: Burlada")).toHaveAttribute("aria-pressed", "true");
  await expect(row.getByRole("button")).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("table", { name: "Stages" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("links work at once before hydration", async ({ page }) => {
  await blockScripts(page);
  await page.goto("/camino-frances", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Burlada", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Burlada");
});

test("a link waits for the clicks before it", async ({ page }) => {
  const unblock = await blockScripts(page);
  await page.goto("/camino-frances");
  await favouriteButton(page, "Add to favourites: Burlada").click();
  await page.getByRole("link", { name: "Burlada", exact: true }).click();
  unblock();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Burlada");
  await expect(favouriteButton(page, "Remove from favourites")).toBeVisible();
});

test("a link followed before hydration focuses the heading of the next page, as every link does", async ({ page }) => {
  const unblock = await blockScripts(page);
  await page.goto("/camino-frances", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Burlada", exact: true }).click();
  unblock();
  await expect(page.getByRole("heading", { level: 1, name: "Burlada" })).toBeFocused();
});

test("the search opens from a page that is not hydrated, by link and by shortcut", async ({ page }) => {
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/camino-frances/leon", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/leon$/);
});

test("a page hydrates at once for visitors with stored favourites, and shows them", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/camino-frances");
  await favouriteButton(page, "Add to favourites: Burgos").click();
  await expect(favouriteButton(page, "Remove from favourites: Burgos")).toBeVisible();
  scripts.length = 0;
  await page.reload();
  expect(scripts).not.toEqual([]);
  await expect(favouriteButton(page, "Remove from favourites: Burgos")).toBeVisible();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a later visit hydrates no earlier than the first", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("vieira-diary of a plan", "{}"));
    await page.goto("/camino-frances/burgos");
    await page.keyboard.press("Tab");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/camino-frances/leon", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
  });
});

test("a page whose scripts fail to load works as without JavaScript", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("form", { name: "Plan my walk" }).getByRole("button").last().click();
  await expect(page).toHaveURL(/\/planner\?/);
});

test("a page hydrates by itself after some seconds", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.some((url) => /\/framework-/.test(url)), { timeout: 30_000 }).toBe(true);
});
