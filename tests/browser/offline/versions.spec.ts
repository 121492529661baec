import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { freePort } from "#tests/support/program/free-port.ts";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";
import { copySite, type SiteCopy } from "#tests/support/program/site-copy.ts";

test.describe.configure({ mode: "serial", timeout: 600_000 });

let site: SiteCopy;
let dataDir: string;
let program: RunningProgram;
let port: string;

const serve = () => runProgram({ PORT: port, DATA_DIR: dataDir }, site.directory);
const assets = async () => new Set(await readdir(join(site.directory, "build/client/assets")));
/** File names of the newest build without those of earlier builds. */
const ownAssets = async (): Promise<string[]> => {
  const [{ files }] = JSON.parse(await readFile(join(site.directory, "build/builds.json"), "utf8"));
  return (files as string[]).map((path) => path.replace(/^assets\//, ""));
};
const latest = async () => JSON.parse(await readFile(join(site.directory, "build/client/builds/latest.json"), "utf8"));

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset["opened"] = "before"));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset["opened"] === "before");

/** Simulates a return to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

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

test("a build states its version, and pages check for a newer one a second after loading", async ({
  page,
  request,
}) => {
  const response = await request.get(`${program.url}/builds/latest.json`);
  expect(response.headers()["cache-control"]).toBe("no-cache");
  const { id, timestamp } = await response.json();
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  expect(await (await request.get(`${program.url}/builds/meta/${id}.json`)).json()).toEqual({ id, timestamp });

  const asked: number[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/builds/latest.json")) asked.push(Date.now());
  });
  await page.goto(program.url, { waitUntil: "load" });
  const loaded = Date.now();
  await expect.poll(() => asked.length).toBe(1);
  expect((asked[0] ?? 0) - loaded).toBeGreaterThan(500);
  await comeBack(page);
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.getByText("A new version")).toHaveCount(0);
});

test("a page whose script fails to load while the site cannot be reached leaves the other as it is", async ({
  page,
}) => {
  await page.goto(program.url, { waitUntil: "networkidle" });
  await hydratePage(page);
  await mark(page);
  await page.getByLabel("Start date").fill("2031-05-10");
  await page.route(/\/assets\/credits-/, (route) => route.abort());
  await page.route(/\/builds\/latest\.json/, (route) => route.abort());
  // Nor does the page reload its data.
  await page.route(/_\.data/, (route) => route.abort());
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect(page.getByText("This page couldn’t be loaded")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByLabel("Start date")).toHaveValue("2031-05-10");
  // The next try works.
  await page.unroute(/\/assets\/credits-/);
});

test("tabs of the previous build keep working, show a notice, and switch to the new build with their input", async ({
  page,
}) => {
  const first = await latest();
  const filesOfFirst = await ownAssets();
  await page.goto(program.url, { waitUntil: "networkidle" });
  await hydratePage(page);
  await mark(page);
  await page.getByLabel("Start date").fill("2031-05-10");
  await program.stop();

  await site.installNewerBuild();
  expect((await latest()).id).not.toBe(first.id);
  const filesOfBoth = await assets();
  for (const file of filesOfFirst) if (/\.(?:js|css)$/.test(file)) expect(filesOfBoth).toContain(file);
  program = await serve();

  // The old tab loads the old scripts of a page it has not shown yet.
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await comeBack(page);
  await expect(page.getByText("A new version of Vieira is available.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Start date")).toHaveValue("2031-05-10");

  // A new server has no old scripts: the requested page is loaded as a document, once.
  await program.stop();
  const isNew = new Set(await ownAssets());
  for (const file of filesOfBoth)
    if (!isNew.has(file.replace(/\.(?:br|gz)$/, ""))) await rm(join(site.directory, "build/client/assets", file));
  program = await serve();
  await page.getByRole("link", { name: "Planner" }).first().click();
  await expect(page.getByRole("link", { name: "Vieira II" })).toBeVisible();
  await expect(page).toHaveURL(/\/planner/);
  expect(await isMarked(page)).toBe(false);
  await page.goto(program.url);
  await expect(page.getByLabel("Start date")).toHaveValue("2031-05-10");
});

test("an unexpected failure is logged with its request id, and shows no stack trace", async ({ page }) => {
  const response = await page.goto(`${program.url}/boom`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1, name: "Internal Server Error" })).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Thrown on purpose");
  const id = response?.headers()["x-request-id"];
  const lines = program
    .output()
    .split("\n")
    .filter((line) => line.includes(String(id)));
  const noted = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "A page failed");
  expect(noted).toMatchObject({ path: "/boom", err: { message: "Thrown on purpose" } });
  expect(noted.err.stack).toMatch(/^\s+at loader /);
});

test("the development page shows every kind of toast in every position, at most twenty, and icons by name", async ({
  page,
}) => {
  const icons = page.waitForResponse((response) => response.url().includes("/api/icons/lucide.json?icons=tent"));
  await page.goto(`${program.url}/states`, { waitUntil: "networkidle" });
  expect((await icons).status()).toBe(200);
  const part = page.locator("section").filter({ has: page.getByRole("heading", { name: "Messages in passing" }) });
  for (const kind of ["success", "error", "warning", "info", "default"]) {
    await part.getByRole("button", { name: kind, exact: true }).click();
    await expect(page.locator(`.Toastify__toast--${kind}`)).toContainText(`A message: ${kind}`);
  }
  for (const position of ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"]) {
    await part.getByRole("button", { name: position, exact: true }).dispatchEvent("click");
    await expect(page.locator(`.Toastify__toast-container--${position}`)).toContainText(`At ${position}`);
  }
  await page.reload({ waitUntil: "networkidle" });
  await part.getByRole("button", { name: "twenty-five" }).click();
  await expect(page.locator(".Toastify__toast")).toHaveCount(20);
});
