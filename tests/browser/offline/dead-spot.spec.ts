import { expect } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("a link that was pressed in a dead spot leads on when the network is back", async ({ page, context }) => {
  await page.goto("/camino-frances/burgos", { waitUntil: "networkidle" });
  await hydratePage(page);
  await context.setOffline(true);
  const guide = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" });
  await guide.click();
  await expect(page.getByText("This page couldn’t be loaded.")).toBeVisible();
  // Pressing twice in a moment is one press.
  await page.waitForTimeout(2_500);
  await context.setOffline(false);
  await guide.click();
  await expect(page).toHaveURL(/how-to/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Camino");
});

test("a part whose script was asked for in a dead spot comes when the network is back", async ({ page, context }) => {
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

test("a page that could not be handed its data wakes at the next attempt, and does what was pressed", async ({
  page,
}) => {
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  await page.route(/_waking=/, (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Add to favourites: Burlada" }).click();
  await expect(page.getByRole("button", { name: "Remove from favourites: Burlada" })).toBeVisible();
});

test("a page that is another one when it wakes is loaded anew, and lives", async ({ page }) => {
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
