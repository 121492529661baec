import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { createPlan, openOfflinePlanEntry, prepareOffline } from "#tests/support/browser/offline-browser.ts";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";
import { writeTileFile } from "#tests/support/samples/tile-file.ts";
import { linesOfDataSet } from "../../../tools/map-cut/cut-corridor.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

const name = "Inglés in May";
let dataDir: string;
let program: RunningProgram;

test.beforeAll(async () => {
  dataDir = await newDataDir();
  const file = join(dataDir, "map.pmtiles");
  const lines = await linesOfDataSet();
  await writeTileFile(
    file,
    lines.filter((line) => line.every(({ lat, lon }) => lat > 42.8 && lon < -8)),
  );
  program = await runProgram({ DATA_DIR: dataDir, MAP_TILES: file, TRUST_PROXY: "1" });
});

test.afterAll(async () => {
  await program.stop();
  await removeDataDir(dataDir);
});

const keptTiles = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("vieira-tiles"))) return 0;
    return (await (await caches.open("vieira-tiles")).keys()).filter(({ url }) => url.endsWith(".mvt")).length;
  });

/** Presses a button as soon as a number of tiles is stored. */
const pressAfter = (page: Page, text: string, count: number) =>
  page.evaluate(
    async ([label, least]) => {
      for (;;) {
        const cache = await caches.open("vieira-tiles");
        if ((await cache.keys()).length > least) break;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      [...document.querySelectorAll("button")].find((button) => button.textContent?.trim() === label)?.click();
    },
    [text, count] as const,
  );

test("downloading a plan announces, resumes, stores and later removes its street map", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: program.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/");
  await createAccount(page);
  const uuid = await createPlan(page, name);
  const entry = await openOfflinePlanEntry(page, name);
  await entry.getByRole("button", { name: "Download", exact: true }).click();
  const withStreets = entry.getByRole("button", { name: /^Download with streets \(\d+ kB\)$/ });
  await expect(withStreets).toBeVisible();
  expect(await keptTiles(page)).toBe(0);

  const pressed = pressAfter(page, "Cancel", 20);
  await withStreets.click();
  await pressed;
  await expect(entry.getByText("Some streets of the map haven’t been downloaded yet.")).toBeVisible();
  const first = await keptTiles(page);
  expect(first).toBeGreaterThan(15);

  await page.reload();
  await entry.getByRole("button", { name: "Continue the download" }).click();
  await expect(entry.getByRole("button", { name: "Update" })).toBeVisible({ timeout: 60_000 });
  const { tiles } = await page.evaluate(async (id) => (await fetch(`/api/plans/${id}/map-tiles`)).json(), uuid);
  expect(await keptTiles(page)).toBe(tiles.length);
  expect(tiles.length).toBeGreaterThan(first + 50);
  const asked = program.output().match(/"path":"\/map\/\d+\/\d+\/\d+\.mvt"/g) ?? [];
  // Tiles in progress when it was cancelled may be requested again.
  expect(asked.length - new Set(asked).size).toBeLessThan(10);

  await context.setOffline(true);
  await page.goto(`/plans/${uuid}`);
  const drawn: string[] = [];
  page.on("response", (answer) => answer.url().includes(".mvt") && drawn.push(answer.url()));
  await page.getByRole("button", { name: "Open the map" }).click();
  const map = page.getByRole("dialog", { name: "Your walk on the map" });
  await expect(map.locator("[data-drawn]")).toBeVisible();
  await expect(map.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
  await map.getByRole("button", { name: "Close the map" }).click();
  await context.setOffline(false);

  await prepareOffline(page, "/offline");
  await page
    .getByRole("button", { name: `Remove ${name}` })
    .or(entry.getByRole("button", { name: "Remove" }))
    .first()
    .click();
  await expect.poll(() => keptTiles(page)).toBe(0);
  await context.close();
});

test("the street map can be left out of a download", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: program.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/");
  await createAccount(page);
  await createPlan(page, name);
  const entry = await openOfflinePlanEntry(page, name);
  await entry.getByRole("button", { name: "Download", exact: true }).click();
  await entry.getByRole("button", { name: "Download without streets" }).click();
  await expect(entry.getByText("Available offline")).toBeVisible({ timeout: 60_000 });
  expect(await keptTiles(page)).toBe(0);
  await context.close();
});
