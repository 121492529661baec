import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";
import { writeTileFile } from "#tests/support/samples/tile-file.ts";

test.describe.configure({ mode: "default" });

const sarria = { lat: 42.7787, lon: -7.4144 };
let dataDir: string;
let program: RunningProgram;

test.beforeAll(async () => {
  dataDir = await newDataDir();
  const file = join(dataDir, "map.pmtiles");
  await writeTileFile(file, [[sarria]]);
  program = await runProgram({ DATA_DIR: dataDir, MAP_TILES: file });
});

test.afterAll(async () => {
  await program.stop();
  await removeDataDir(dataDir);
});

/** Expects that the town, and a place chosen on its map, open in the device's map app. */
async function expectGeoLinks(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: "Open Sarria in my map app" });
  await expect(link).toHaveAttribute("href", /^geo:42\.7\d+,-7\.4\d+\?q=/);
  await page.getByText("Places in view").click();
  await page.getByRole("button", { name: /^Sarria/ }).click();
  const place = page.getByRole("region", { name: "Chosen place" });
  await expect(place.getByRole("link", { name: /^Open Sarria/ })).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`street tiles are loaded from this site only, once the map is opened: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(`${program.url}/camino-frances/sarria`, { waitUntil: "networkidle" });
    expect(asked.filter((url) => url.includes("/map/"))).toEqual([]);
    const tile = page.waitForResponse(/\/map\/1[0-4]\/\d+\/\d+\.mvt\?v=[\w-]{12}$/);
    await page.getByRole("button", { name: "Open the map" }).click();
    const answer = await tile;
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("immutable");
    await expect(page.locator("[data-drawn]")).toBeVisible();
    await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toHaveAttribute(
      "href",
      /openstreetmap/,
    );
    expect(asked.filter((url) => !url.startsWith(program.url) && !/^(?:data|blob):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    if (colorScheme === "light")
      await test.step("the town and its places open in the device's map app", () => expectGeoLinks(page));
  });
}

test("a truncated tile file leaves the map without streets, with a message", async ({ page }) => {
  const other = await newDataDir();
  const file = join(other, "map.pmtiles");
  await writeTileFile(file, [[sarria]]);
  await truncate(file, 20_000);
  const without = await runProgram({ DATA_DIR: other, MAP_TILES: file });
  expect(without.output()).toMatch(/is cut off: it has 20000 of/);
  expect(await (await fetch(`${without.url}/api/health`)).json()).toMatchObject({ status: "ok", map: "unreadable" });
  await page.goto(`${without.url}/camino-frances/sarria`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Open the map" }).click();
  await expect(page.locator("[data-drawn]")).toBeVisible();
  await expect(page.getByText("Natural Earth").last()).toBeVisible();
  await without.stop();
  await removeDataDir(other);
});
