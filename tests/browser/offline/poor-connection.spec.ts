import { expect } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("a link pressed during a network outage navigates when the network is back", async ({ page, context }) => {
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  await hydratePage(page);
  await context.setOffline(true);
  const guide = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" });
  await guide.click();
  await expect(page.getByText("This page couldn’t be loaded.")).toBeVisible();
  await context.setOffline(false);
  await guide.click();
  await expect(page).toHaveURL(/how-to/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Camino");
});

test("a lazily loaded part requested during a network outage appears when the network is back", async ({
  page,
  context,
}) => {
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  await hydratePage(page);
  await context.setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeHidden();
  await context.setOffline(false);
  await expect(async () => {
    if (!(await page.getByRole("dialog").isVisible())) await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("a page whose hydration data failed to load hydrates at the next attempt, and replays the click", async ({
  page,
}) => {
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  await page.route(/_waking=/, (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Add to favourites: Burlada" }).click();
  await expect(page.getByRole("button", { name: "Remove from favourites: Burlada" })).toBeVisible();
});

test("a page whose HTML differs from the data for its hydration is reloaded, and works", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.route("/camino-frances", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/data-digest="[^"]*"/, 'data-digest="of-another-page"');
    await route.fulfill({ response: answer, body: documents.length === 1 ? html : await answer.text() });
  });
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
  await expect.poll(() => documents.length).toBe(2);
  await hydratePage(page);
  await page.getByRole("button", { name: "Add to favourites: Burlada" }).click();
  await expect(page.getByRole("button", { name: "Remove from favourites: Burlada" })).toBeVisible();
});

test.describe("on a poor connection", () => {
  for (const [path, isDeferred, isReloaded] of [
    ["/camino-frances", true, false],
    ["/camino-frances", true, true],
    ["/credits", false, false],
  ] as const) {
    const name = isReloaded ? `${path}, reloaded` : path;
    test(`a page hydrates although one of its scripts failed to load: ${name}`, async ({ page }) => {
      if (isReloaded) await page.goto(path);
      await page.route(/\/assets\/framework-/, (route) => route.abort(), { times: 1 });
      await (isReloaded ? page.reload({ waitUntil: "networkidle" }) : page.goto(path, { waitUntil: "networkidle" }));
      if (isDeferred) {
        await page.mouse.move(3, 3);
        await page.mouse.move(9, 9);
      }
      await hydratePage(page);
    });
  }

  test("a page with something typed in it stays, and works without the script that failed to load", async ({
    page,
  }) => {
    await page.route(/\/assets\/framework-/, async (route) => {
      await page.getByLabel("E-mail").fill("ana@example.org");
      await route.abort();
    });
    await page.goto("/login");
    await page.waitForTimeout(3_000);
    await expect(page.getByLabel("E-mail")).toHaveValue("ana@example.org");
  });

  test("a link whose page lost its script leads there at the first press", async ({ page }) => {
    await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
    await hydratePage(page);
    let isLost = true;
    await page.route(/\/assets\/guide-.*\.js/, (route) => (isLost ? route.abort() : route.continue()));
    page.on("request", (request) => request.isNavigationRequest() && (isLost = false));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" }).click();
    await expect(page).toHaveURL(/how-to/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Camino");
    expect(isLost).toBe(false);
  });

  test("a part whose script failed to load once is shown nevertheless", async ({ page }) => {
    await page.goto("/town?route=camino-frances", { waitUntil: "networkidle" });
    await page.route(/\/assets\/results-map-/, (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page.locator("figure.route-map--zoomed")).toBeVisible();
  });
});
