import { hydratePage, waitForHydration } from "#tests/support/browser/hydrate-page.ts";
import { expect, type Page } from "@playwright/test";

import { test } from "#tests/support/browser/browser-test.ts";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { tabTo } from "#tests/support/browser/tab-to.ts";

/** Typical questions of pilgrims, answered from the home page by touch on a phone and by keyboard alone. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

test.describe("where to sleep with a dog between Burgos and León", () => {
  const openFilters = (page: Page) => page.getByRole("link", { name: /^Filters/ });
  const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Filters" });

  async function expectHouses(page: Page): Promise<void> {
    await expect(sheetOf(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ places to stay$/);
    await expect(page.getByRole("status").filter({ hasText: "Camino Francés, Burgos to León" })).toBeVisible();
    const house = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(house.first()).toContainText(/km after Burgos.*Pets allowed/s);
  }

  test("by touch", async ({ page }) => {
    await page.goto("/");
    await mainLink(page, "Places to stay").tap();
    // Before hydration the link scrolls to the filters on the page.
    await hydratePage(page);
    await openFilters(page).tap();
    const sheet = sheetOf(page);
    await sheet.getByLabel("Route").selectOption({ label: "Camino Francés" });
    for (const [end, typed, town] of [
      ["From", "burg", "Burgos"],
      ["To", "leon", "León"],
    ] as const) {
      await sheet.getByRole("combobox", { name: end, exact: true }).fill(typed);
      await sheet.getByRole("option", { name: town, exact: true }).tap();
    }
    await sheet.getByText("Pets allowed").tap();
    await sheet.getByRole("button", { name: /^Show · \d+ places to stay/ }).tap();
    await expectHouses(page);
  });

  test("by keyboard", async ({ page }) => {
    await page.goto("/");
    await tabTo(page, mainLink(page, "Places to stay"));
    await page.keyboard.press("Enter");
    await tabTo(page, openFilters(page));
    await waitForHydration(page);
    await page.keyboard.press("Enter");
    const sheet = sheetOf(page);
    await tabTo(page, sheet.getByLabel("Route"));
    await page.keyboard.type("Camino Fra");
    for (const [end, typed, town] of [
      ["From", "burgos", "Burgos"],
      ["To", "leon", "León"],
    ] as const) {
      const field = sheet.getByRole("combobox", { name: end, exact: true });
      await expect(field).toHaveValue(/^Its /);
      await tabTo(page, field);
      await page.keyboard.type(typed);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(town);
    }
    await tabTo(page, sheet.getByRole("checkbox", { name: "Pets allowed" }));
    await page.keyboard.press("Space");
    await tabTo(page, sheet.getByRole("button", { name: /^Show · \d+ places to stay/ }));
    await expect(page).toHaveURL(/from=burgos&to=leon&amenity=pets/);
    await page.keyboard.press("Enter");
    await expectHouses(page);
  });
});

test.describe("the next pharmacy after O Cebreiro", () => {
  const searchLink = (page: Page) => page.getByRole("link", { name: "Search" });
  const search = (page: Page) => page.getByRole("dialog", { name: "Search" });

  async function expectPharmacy(page: Page): Promise<void> {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("O Cebreiro");
    await expect(page.getByRole("region", { name: "Next along the route" })).toContainText(
      /Pharmacy\s*Triacastela\s*20\.7\skm/,
    );
  }

  test("by touch", async ({ page }) => {
    await page.goto("/");
    await searchLink(page).tap();
    await search(page).getByRole("combobox").fill("cebreiro");
    await search(page)
      .getByRole("option", { name: /O Cebreiro/ })
      .first()
      .tap();
    await expectPharmacy(page);
  });

  test("by keyboard, and all pharmacies after it", async ({ page }) => {
    await page.goto("/");
    await tabTo(page, searchLink(page));
    await page.keyboard.press("Enter");
    await expect(search(page).getByRole("combobox")).toBeFocused();
    await page.keyboard.type("cebreiro");
    await expect(search(page).getByRole("option").first()).toContainText("O Cebreiro");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectPharmacy(page);
    await tabTo(page, page.getByRole("link", { name: "Pharmacy further on" }));
    await page.keyboard.press("Enter");
    const first = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(first.first()).toContainText(/Triacastela.*km after O Cebreiro.*Pharmacy/s);
  });
});

test.describe("which variant to take in March", () => {
  const route = (page: Page) => page.getByRole("main").getByRole("link", { name: "Camino Francés", exact: true });
  const variants = (page: Page) =>
    page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Variants" });
  const march = (page: Page) => page.getByRole("link", { name: "March", exact: true });
  const take = (page: Page) => page.getByRole("link", { name: "Use: Valcarlos route" });

  async function expectAnswer(page: Page): Promise<void> {
    await expect(page).toHaveURL(/month=3/);
    await expect(page.getByRole("status").filter({ hasText: "March" })).toContainText(
      /Part of the main route is closed in March\..*1 November to 31 March/s,
    );
    await expect(page.getByRole("listitem").filter({ hasText: "The variant for March" })).toContainText(
      "Valcarlos route",
    );
  }

  test("by touch", async ({ page }) => {
    await page.goto("/");
    await route(page).tap();
    await variants(page).tap();
    await march(page).tap();
    await expectAnswer(page);
    await take(page).tap();
    await expect(page.getByText("The map shows: Valcarlos route.")).toBeVisible();
  });

  test("by keyboard", async ({ page }) => {
    await page.goto("/");
    await tabTo(page, route(page));
    await page.keyboard.press("Enter");
    await tabTo(page, variants(page));
    await page.keyboard.press("Enter");
    await tabTo(page, march(page));
    await page.keyboard.press("Enter");
    await expectAnswer(page);
    await tabTo(page, take(page));
    await page.keyboard.press("Enter");
    await expect(page.getByText("The map shows: Valcarlos route.")).toBeVisible();
  });
});

test("says without JavaScript which variant to take in March", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/es/camino-frances#variants");
  await page.getByRole("link", { name: "marzo", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "marzo" })).toContainText(
    "Una parte del trazado principal está cerrada en marzo.",
  );
  await page.goto("/es/camino-primitivo");
  await expect(page.getByText("No hay cierres conocidos de esta ruta")).toBeVisible();
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`an unsuitable route names the route that leads there, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/planner?route=camino-finisterre-muxia&from=fisterra&to=muxia&ideal=6");
    await expect(page.getByRole("main")).toContainText("The route does not lead from Fisterra to Muxía.");
    const lead = page.getByRole("link", { name: "Plan on the Camino de Fisterra a Muxía" });
    await expect(lead).toHaveClass(buttonLook("primary", "sm"));
    await lead.click();
    await expect(page).toHaveURL(/route=camino-fisterra-muxia/);
    await expect(page).toHaveURL(/ideal=6/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("28");
    await context.close();
  });
}
