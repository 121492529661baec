import { expect, type Page } from "@playwright/test";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const heart = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("what is pressed first on a page that sleeps is done once it is awake, in order", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const letGo = await blockScripts(page);
  await page.goto("/camino-frances");
  const row = page.locator("[data-town=burlada]");
  await row.getByRole("button").click();
  await page.getByText("Show every stage").click();
  await expect(row.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/camino-frances$/);
  letGo();
  await expect(heart(page, "Remove from favourites: Burlada")).toHaveAttribute("aria-pressed", "true");
  await expect(row.getByRole("button")).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("table", { name: "Stages" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("links of a page that sleeps lead on at once", async ({ page }) => {
  await blockScripts(page);
  await page.goto("/camino-frances", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Burlada", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Burlada");
});

test("a link does not lead away from what was pressed before it", async ({ page }) => {
  const letGo = await blockScripts(page);
  await page.goto("/camino-frances");
  await heart(page, "Add to favourites: Burlada").click();
  await page.getByRole("link", { name: "Burlada", exact: true }).click();
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Burlada");
  await expect(heart(page, "Remove from favourites")).toBeVisible();
});

test("a link of a page that sleeps leads to the heading of the next one, as every link does", async ({ page }) => {
  const letGo = await blockScripts(page);
  await page.goto("/camino-frances", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Burlada", exact: true }).click();
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Burlada" })).toBeFocused();
});

test("the search opens over a page that slept, by its link and by its keys", async ({ page }) => {
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/camino-frances/leon", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/leon$/);
});

test("a page for whose visitor something is kept does not sleep, and says it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/camino-frances");
  await heart(page, "Add to favourites: Burgos").click();
  await expect(heart(page, "Remove from favourites: Burgos")).toBeVisible();
  scripts.length = 0;
  await page.reload();
  expect(scripts).not.toEqual([]);
  await expect(heart(page, "Remove from favourites: Burgos")).toBeVisible();
});

test("what cannot be brought to life does what it does without a script", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("form", { name: "Plan my walk" }).getByRole("button").last().click();
  await expect(page).toHaveURL(/\/planner\?/);
});

test("a page that is looked at for some seconds comes to life by itself", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.some((url) => /\/framework-/.test(url)), { timeout: 30_000 }).toBe(true);
});
