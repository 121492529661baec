import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("the search in the header is opened, used and closed by keyboard alone", async ({ page }) => {
  await page.goto("/credits", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const box = dialog.getByRole("combobox");
  await expect(box).toBeFocused();
  await page.keyboard.type("roncesvales");
  await expect(dialog.getByRole("option").first()).toContainText("Roncesvalles");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/camino-[a-z-]+\/roncesvalles$/);
  await expect(dialog).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(dialog.getByText("Recent searches")).toBeVisible();
  await expect(dialog.getByRole("option")).toHaveText(/Roncesvalles/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("Enter without a selection opens all results", async ({ page }) => {
  await page.goto("/es/credits", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Buscar" }).click();
  await page.getByRole("combobox").fill("leon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/es\/search\?q=leon$/);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("León");
});

test("the dialog leads to the page, which knows services and walks", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/credits", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Search" }).click();
  await page.getByRole("combobox").fill("5 days from sarria");
  await page.getByRole("link", { name: "All results for “5 days from sarria”" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Plan 5 days from Sarria" })).toBeVisible();
});

test("works without JavaScript, and its page is noindex", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/credits");
  await page.getByRole("link", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("o cebreiro");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("O Cebreiro");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto("/es/search?q=farmacia");
  await page.getByRole("link", { name: "Localidades por servicio: Farmacia" }).click();
  await expect(page).toHaveURL(/\/es\/town\?service=pharmacy$/);
  await page.goto("/search?q=5+days+from+sarria");
  await page.getByRole("link", { name: "Plan 5 days from Sarria" }).click();
  await expect(page).toHaveURL(/\/planner\?route=camino-frances&from=sarria&days=5$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^5 days, 113\.6\skm$/);
  await page.goto("/es/search?q=7+d%C3%ADas+hasta+Le%C3%B3n");
  await page.getByRole("link", { name: "Planificar 7 días hasta León" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^7 días/);
  await page.goto("/search?q=xqxqxq");
  await expect(page.getByText("No results for “xqxqxq”")).toBeVisible();
  await context.close();
});

test("offline, the page stays, and the search opens when the network is back", async ({ page, context }) => {
  await page.goto("/credits", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
});
