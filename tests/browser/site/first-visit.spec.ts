import { expect, type Page, type Response } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

/**
 * Limits for the compressed scripts of a first visit, response headers included, after the page has hydrated at once or on
 * interaction.
 * File names change with every build and compress differently: the same code varies by up to 150 bytes.
 */
const limits = [
  { path: "/", screen: "wide", bytes: 105_300, sleeps: true },
  { path: "/camino-frances", screen: "wide", bytes: 114_200, sleeps: true },
  { path: "/camino-frances/burgos", screen: "wide", bytes: 114_200, sleeps: true },
  { path: "/es/camino-frances/burgos", screen: "wide", bytes: 114_950, sleeps: true },
  { path: "/camino-frances/cirauqui/albergue-cirauqui-casa-maralotx", screen: "wide", bytes: 115_000, sleeps: true },
  { path: "/planner", screen: "wide", bytes: 148_800, sleeps: false },
  { path: "/planner", screen: "phone", bytes: 132_200, sleeps: false },
] as const;

const screens = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/** Long enough for requests of idle pages, in milliseconds. */
const idleMs = 2_500;

/** Records the scripts of a page. */
function recordScripts(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.headers()["content-type"]?.includes("javascript")) responses.push(response);
  });
  return {
    names: () => responses.map((response) => new URL(response.url()).pathname),
    sum: async () => {
      const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
      return sizes.reduce(
        (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
        0,
      );
    },
  };
}

for (const { path, screen, bytes: limit, sleeps } of limits) {
  test(`a first visit of ${path} loads at most ${limit} bytes of scripts: ${screen}`, async ({ page }) => {
    await page.setViewportSize(screens[screen]);
    const scripts = recordScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    if (sleeps) {
      expect(scripts.names()).toEqual([]);
      await hydratePage(page);
    }
    await page.waitForTimeout(idleMs);
    await page.waitForLoadState("networkidle");
    expect(scripts.names()).not.toEqual([]);
    const bytes = await scripts.sum();
    test.info().annotations.push({ type: "bytes", description: `${bytes} in ${scripts.names().length} files` });
    // oxlint-disable-next-line no-console -- the figure is what this test is for
    console.log(`${path}, ${screen}: ${bytes} bytes in ${scripts.names().length} files`);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
}

/** Limits: elements before anything is opened, and kilobytes of HTML, raw and as sent. */
const weights = { "/camino-frances": { elements: 1_925, raw: 200, brotli: 30 } };

for (const [path, { elements, raw, brotli }] of Object.entries(weights)) {
  test(`${path} has at most ${elements} elements in ${raw} kB of HTML`, async ({ page, request }) => {
    const html = await (await request.get(path)).body();
    const response = await page.goto(path, { waitUntil: "networkidle" });
    const all = await page.locator("*").count();
    const compressed = (await response?.request().sizes())?.responseBodySize;
    // oxlint-disable-next-line no-console -- the figures are what this test is for
    console.log(`${path}: ${all} elements, ${html.length} bytes of HTML, ${compressed} with Brotli`);
    expect(all).toBeLessThanOrEqual(elements);
    expect(html.length).toBeLessThanOrEqual(raw * 1000);
    expect(compressed).toBeLessThanOrEqual(brotli * 1000);
  });
}

test("long lists stay server-rendered and still work", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  const row = page.locator("[data-town=burlada]");
  const element = await row.elementHandle();
  await row.getByRole("button", { name: "Add to favourites: Burlada" }).click();
  await expect(row.getByRole("button", { name: "Remove from favourites: Burlada" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByText("Show every stage").click();
  await expect(page.getByRole("table", { name: "Stages" })).toBeVisible();
  const link = page.getByRole("link", { name: "Burlada", exact: true });
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Burlada");
  await page.goBack();
  await expect(row.getByRole("button", { name: "Remove from favourites: Burlada" })).toBeVisible();
  await expect(page.locator("[data-town]").first()).toBeVisible();
  expect(problems).toEqual([]);
});

test("the keyboard focus is kept when a list is rendered again", async ({ page }) => {
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  const march = page.getByRole("link", { name: "March", exact: true });
  await march.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/month=3/);
  await expect(march).toHaveAttribute("aria-current", "true");
  await expect(march).toBeFocused();
});

test("the drawn map of a finder hydrates only on interaction", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const scripts = recordScripts(page);
  await page.goto("/town?route=camino-frances", { waitUntil: "networkidle" });
  const isLoaded = () => scripts.names().some((name) => /\/results-map-/.test(name));
  const map = await page.locator("figure.route-map").elementHandle();
  expect(isLoaded()).toBe(false);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(isLoaded).toBe(true);
  await expect(page.locator("figure.route-map--zoomed")).toBeVisible();
  expect(await map?.evaluate((element) => element.isConnected)).toBe(true);
  expect(problems).toEqual([]);
});

test("a fragment in the address scrolls to a part below the first screen", async ({ page }) => {
  await page.goto("/camino-frances#downloads", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Download" })).toBeInViewport();
  await page.getByLabel("From", { exact: true }).focus();
  await page.getByLabel("From", { exact: true }).selectOption({ label: "Burgos" });
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("burgos");
});

test("with miles chosen, all distances are in miles, below the first screen too", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.addInitScript(() => localStorage.setItem("vieira-units", "imperial"));
  await page.goto("/camino-frances");
  const variants = page.getByRole("region", { name: "Variants" }).first();
  await expect(variants).toContainText(/\d\smi\b/);
  await expect(variants).not.toContainText(/\d\skm\b/);
  expect(problems).toEqual([]);
});

test("data for a visitor's choice is loaded without waiting for lazily hydrated parts", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const bar = page.getByRole("form", { name: "Plan my walk" });
  await bar.getByLabel("Route").selectOption({ label: "Camino Primitivo" });
  await expect(bar.getByLabel("Start in")).toHaveValue("oviedo");
});
