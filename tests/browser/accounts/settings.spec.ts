import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { collectConsole } from "#tests/support/browser/collect-console.ts";

/** Records every text painted in an element, from the first frame on. */
async function watchTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = () => {
      const element = document.querySelector(watched);
      if (element && getComputedStyle(element).visibility === "visible") {
        const text = element.textContent ?? "";
        if (seen.at(-1) !== text) seen.push(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test("remembers miles and feet, and never flashes kilometres before them", async ({ page }) => {
  const problems: string[] = [];
  collectConsole(page, problems);
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto("/");
  await page.getByRole("radio", { name: "mi, ft" }).check();
  const card = page.getByRole("listitem").filter({ hasText: "Camino Francés" });
  await expect(card).toContainText(/475\.8 mi.*33,380 ft up/);
  const seen = await watchTexts(page, "#content ul");
  await page.reload();
  await expect(card).toContainText("475.8 mi");
  expect((await seen()).filter((text) => /\d km/.test(text))).toEqual([]);
  await page.goto("/camino-frances");
  await expect(page.getByText("475.8 mi").first()).toBeVisible();
  await expect(page.getByText("mi from the start")).toBeVisible();
  await page.goto("/");
  // The server renders kilometres.
  await expect(page.getByRole("radio", { name: "mi, ft" })).toBeChecked();
  await page.getByRole("radio", { name: "km, m" }).check();
  await expect(card).toContainText(/765\.8 km.*10,175 m up/);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-units");
  expect(problems).toEqual([]);
});

test("writes times in the chosen clock format", async ({ page }) => {
  const house = "/camino-frances/cirauqui/albergue-cirauqui-casa-maralotx";
  await page.goto(house);
  await expect(page.locator("main")).toContainText("13:00");
  await page.getByRole("radio", { name: "12 h" }).check();
  await expect(page.locator("main")).toContainText(/1:00 pm/i);
  await page.reload();
  await expect(page.locator("main")).toContainText(/1:00 pm/i);
  await expect(page.locator("main")).not.toContainText("13:00");
});

test("shows content that waits for a script after a timeout if the script never loads", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "mi, ft" }).check();
  await page.route("**/assets/**.js", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("remembers the chosen language for the bare address only", async ({ page }) => {
  await page.goto("/credits");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/credits$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/es$/);
  // An address with a language overrides the stored one.
  await page.goto("/credits");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/es");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
