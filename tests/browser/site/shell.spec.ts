import { expect } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { doubleTextSize } from "#tests/support/browser/double-text-size.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";
import { collectConsole } from "#tests/support/browser/collect-console.ts";

const pages = ["/", "/es", "/credits", "/es/credits", "/nowhere"];

test("the console stays silent and no page violates the content security policy", async ({ page }) => {
  const messages: string[] = [];
  collectConsole(page, messages);
  page.on("pageerror", (error) => messages.push(error.message));
  for (const path of ["/", "/es", "/credits"]) await page.goto(path, { waitUntil: "networkidle" });
  expect(messages).toEqual([]);
});

test("no page has inline styles or handlers", async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
  }
});

test("an unknown page answers 404 and says so", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Page not found: /no/such/page")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Your Camino to Santiago/);
});

test("the search stays in the header row with large text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/credits");
  await doubleTextSize(page);
  const header = page.getByRole("banner");
  const bottomOf = async (name: string) => {
    const box = await header.getByRole("link", { name }).boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await bottomOf("Search")).toBeLessThanOrEqual((await bottomOf("Vieira")) + 1);
});

test("the language switch leads to the same page", async ({ page }) => {
  await page.goto("/credits");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/credits$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Créditos y licencias");
  await page.getByRole("link", { name: "Rutas", exact: true }).click();
  await expect(page).toHaveURL(/\/es\/route$/);
  await page.goto("/es");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("each page names its address in both languages", async ({ request, baseURL }) => {
  for (const path of ["/credits", "/es/credits"]) {
    const html = await (await request.get(path)).text();
    const link = (rest: string, to: string) => `<link rel="${rest} href="${baseURL}${to}"/>`;
    expect(html).toContain(link('alternate" hrefLang="en"', "/credits"));
    expect(html).toContain(link('alternate" hrefLang="es"', "/es/credits"));
    expect(html).toContain(link('canonical"', path));
  }
});

test("the chosen colour scheme is remembered and applied before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("radio", { name: "Automatic" }).check();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("navigation moves the focus to the new heading and announces the page", async ({ page }) => {
  await page.goto("/");
  await hydratePage(page);
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "page loaded" })).toHaveText(/Credits and licences/);
});

test("so does navigation to pages with a layout of their own, and back", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Routes" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /pilgrim routes/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "My plans" })).toBeFocused();
});

test("has a skip link for the keyboard", async ({ page }) => {
  await page.goto("/credits");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a colour scheme chosen before hydration is applied afterwards", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const unblock = await blockScripts(page);
  await page.goto("/credits", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  unblock();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
