import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

/**
 * Bytes of scripts that come with a first visit, compressed, with the headers of their answers: all of them once the page has come to
 * life, which it does when it is seen, or only when somebody turns to it.
 * Names of files are made anew with every build and compress otherwise: the same code weighs up to 150 bytes more or less.
 */
const limits = [
  { path: "/", screen: "wide", bytes: 104_400, sleeps: true },
  { path: "/camino-frances", screen: "wide", bytes: 113_650, sleeps: true },
  { path: "/camino-frances/burgos", screen: "wide", bytes: 113_950, sleeps: true },
  { path: "/es/camino-frances/burgos", screen: "wide", bytes: 114_700, sleeps: true },
  { path: "/camino-frances/cirauqui/albergue-cirauqui-casa-maralotx", screen: "wide", bytes: 115_000, sleeps: true },
  { path: "/planner", screen: "wide", bytes: 148_200, sleeps: false },
  { path: "/planner", screen: "phone", bytes: 132_200, sleeps: false },
] as const;

const screens = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/** Long enough for what pages fetch when they are idle, in milliseconds. */
const idleMs = 2_500;

/** Notes the scripts of a page. */
function noteScripts(page: Page) {
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
  test(`a first visit of ${path} fetches at most ${limit} bytes of scripts: ${screen}`, async ({ page }) => {
    await page.setViewportSize(screens[screen]);
    const scripts = noteScripts(page);
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

/** Elements before anything is opened, and thousands of bytes of HTML as it comes and with Brotli. */
const weights = { "/camino-frances": { elements: 1_925, raw: 200, brotli: 30 } };

for (const [path, { elements, raw, brotli }] of Object.entries(weights)) {
  test(`${path} has at most ${elements} elements in ${raw} kB of HTML`, async ({ page, request }) => {
    const html = await (await request.get(path)).body();
    await page.goto(path, { waitUntil: "networkidle" });
    const all = await page.locator("*").count();
    const compressed = brotliCompressSync(html).length;
    // oxlint-disable-next-line no-console -- the figures are what this test is for
    console.log(`${path}: ${all} elements, ${html.length} bytes of HTML, ${compressed} with Brotli`);
    expect(all).toBeLessThanOrEqual(elements);
    expect(html.length).toBeLessThanOrEqual(raw * 1000);
    expect(compressed).toBeLessThanOrEqual(brotli * 1000);
  });
}

test("long lists stay as the server has drawn them, and answer all the same", async ({ page }) => {
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

test("whoever chooses by the keyboard stays where they are when a list is drawn anew", async ({ page }) => {
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  const march = page.getByRole("link", { name: "March", exact: true });
  await march.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/month=3/);
  await expect(march).toHaveAttribute("aria-current", "true");
  await expect(march).toBeFocused();
});

test("the drawn map of a finder comes to life when somebody turns to it, and not before", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const scripts = noteScripts(page);
  await page.goto("/town?route=camino-frances", { waitUntil: "networkidle" });
  const isAwake = () => scripts.names().some((name) => /\/found-map-/.test(name));
  const map = await page.locator("figure.route-map").elementHandle();
  expect(isAwake()).toBe(false);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(isAwake).toBe(true);
  await expect(page.locator("figure.route-map--zoomed")).toBeVisible();
  expect(await map?.evaluate((element) => element.isConnected)).toBe(true);
  expect(problems).toEqual([]);
});

test("an address of a part below the first screen leads to it", async ({ page }) => {
  await page.goto("/camino-frances#downloads", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Download" })).toBeInViewport();
  await page.getByLabel("From", { exact: true }).focus();
  await page.getByLabel("From", { exact: true }).selectOption({ label: "Burgos" });
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("burgos");
});

test("whoever thinks in miles reads miles everywhere, below the first screen too", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.addInitScript(() => localStorage.setItem("vieira-units", "imperial"));
  await page.goto("/camino-frances");
  const variants = page.getByRole("region", { name: "Variants" }).first();
  await expect(variants).toContainText(/\d\smi\b/);
  await expect(variants).not.toContainText(/\d\skm\b/);
  expect(problems).toEqual([]);
});

test("what the page fetches for a visitor's choice does not wait for parts that sleep", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const bar = page.getByRole("form", { name: "Plan my walk" });
  await bar.getByLabel("Route").selectOption({ label: "Camino Primitivo" });
  await expect(bar.getByLabel("Start in")).toHaveValue("oviedo");
});
