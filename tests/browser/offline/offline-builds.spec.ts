import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { hydratePage, interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { freePort } from "#tests/support/program/free-port.ts";
import { readOfflineStorage, waitForStored, prepareOffline } from "#tests/support/browser/offline-browser.ts";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";
import { copySite, type SiteCopy } from "#tests/support/program/site-copy.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial", timeout: 600_000 });

let site: SiteCopy;
let dataDir: string;
let program: RunningProgram;
let port: string;

const serve = () => runProgram({ PORT: port, DATA_DIR: dataDir }, site.directory);
const buildId = async () =>
  JSON.parse(await readFile(join(site.directory, "build/client/builds/latest.json"), "utf8")).id as string;

test.beforeAll(async () => {
  site = await copySite();
  dataDir = await newDataDir();
  port = String(await freePort());
  program = await serve();
});

test.afterAll(async () => {
  await program.stop();
  await site.remove();
  await removeDataDir(dataDir);
});

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

test("the service worker of a newer build waits without reloading, and takes over on request", async ({
  page,
  context,
}) => {
  const first = await buildId();
  await prepareOffline(page, `${program.url}/planner?route=camino-ingles`);
  await interactUntil(page, waitForStored(page, "planners", 1));
  await page.goto(program.url, { waitUntil: "networkidle" });
  await hydratePage(page);
  await page.getByLabel("Start date").fill("2031-05-10");

  await program.stop();
  // The device has a network all the while, and only the server is away.
  const away = await context.newPage();
  await away.goto(`${program.url}/planner?route=camino-ingles`);
  await expect(away.getByText("Offline", { exact: true })).toBeVisible();
  await expect(away.getByText("You are back online.")).toHaveCount(0);
  await site.installNewerBuild();
  const second = await buildId();
  program = await serve();
  await expect(away.getByText("You are back online.")).toBeVisible({ timeout: 120_000 });
  await away.close();

  // As browsers do from time to time.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isWaiting(page), { timeout: 120_000 }).toBe(true);
  await expect(page.getByLabel("Start date")).toHaveValue("2031-05-10");
  const kept = await readOfflineStorage(page);
  expect(kept).toContain(`vieira-build-${first} `);
  // The previous build had cached the files of the planner, and so does this one.
  expect(kept).toMatch(new RegExp(`vieira-build-${second} \\S+/assets/planner-page-`));

  // Another tab is rendered offline with the files of the previous build.
  const tab = await context.newPage();
  await context.setOffline(true);
  await tab.goto(`${program.url}/planner?route=camino-ingles`);
  await expect(tab.getByRole("heading", { level: 1 })).toContainText("days");
  await context.setOffline(false);
  await tab.close();

  // Returning to the first tab shows the notice; only its button activates the newer build and its worker.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("A new version of Vieira is available.")).toBeVisible();
  await expect(page.getByLabel("Start date")).toHaveValue("2031-05-10");
  expect(await isWaiting(page)).toBe(true);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("link", { name: "Vieira II" })).toBeVisible();
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect.poll(() => readOfflineStorage(page)).not.toContain(`vieira-build-${first} `);
  await context.setOffline(true);
  await page.goto(`${program.url}/planner?route=camino-ingles`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("days");
});
