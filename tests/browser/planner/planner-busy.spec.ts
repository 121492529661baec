import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";

// The tests share one program.
test.describe.configure({ mode: "default" });
let dataDir: string;
let program: RunningProgram;

test.beforeAll(async () => {
  dataDir = await newDataDir();
  program = await runProgram({ DATA_DIR: dataDir }, ".", "tests/support/program/saturated-program.ts");
});

test.afterAll(async () => {
  await program.stop();
  await removeDataDir(dataDir);
});

const heading = "Your browser is calculating the plan";

test("if the server is busy, the page comes without a plan and the browser computes it", async ({ page }) => {
  const answer = await page.request.get(`${program.url}/planner?route=camino-frances`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.text()).toContain(heading);
  const release = Promise.withResolvers<void>();
  await page.route("**/graph", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(`${program.url}/planner?route=camino-frances`);
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calculating your plan");
  await expect(page.getByText("This needs JavaScript")).toBeHidden();
  release.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("33 days, 765.8 km");
  await expect(page.getByRole("heading", { name: heading })).toBeHidden();
});

test("in Spanish too", async ({ page }) => {
  await page.route("**/graph", () => undefined);
  await page.goto(`${program.url}/es/planner?route=camino-frances`);
  await expect(page.getByRole("heading", { name: "Tu plan se está calculando en tu navegador" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what to do instead", async ({ page }) => {
    await page.goto(`${program.url}/planner?route=camino-ingles&ideal=6`);
    await expect(page.getByText("This needs JavaScript.")).toBeVisible();
    const again = page.getByRole("link", { name: "Try again" });
    expect(new URL((await again.getAttribute("href")) ?? "", page.url()).search).toBe("?route=camino-ingles&ideal=6");
    await again.click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  });
});
