import { expect, type Page } from "@playwright/test";

import { administration as english } from "#messages/en/administration/administration.ts";
import { administration as spanish } from "#messages/es/administration/administration.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test, waitForRecordForm } from "#tests/support/program/administration-program.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** How far the widest part of the page that can be moved sideways, but for the chips, is wider than its room, in pixels. */
const sidewaysIn = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ...[...document.querySelectorAll("body, main :not([role=search] > *)")].map((one) =>
        getComputedStyle(one).overflowX === "auto" ? one.scrollWidth - one.clientWidth : 0,
      ),
    ),
  );

test("on phones the pages are chosen from a menu, which closes when one opens", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration");
  await page.setViewportSize({ width: 390, height: 844 });
  const nav = page.getByRole("navigation", { name: "Administration" });
  await expect(nav.getByRole("link", { name: "Changes" })).toBeHidden();
  await expect(nav.locator("a[href='/administration/audit']")).toHaveCount(1);
  await nav.getByText("Administration: Overview").click();
  await expectAccessible(page);
  await nav.getByRole("link", { name: "Changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Changes" })).toBeVisible();
  await expect(nav.getByText("Administration: Changes")).toBeVisible();
  await expect(nav.getByRole("link", { name: "Changes" })).toBeHidden();
});

for (const width of [320, 390, 768]) {
  test(`lists and their filters fit into ${width} pixels`, async ({ browser, program }) => {
    const page = await program.open(browser, "/administration/accommodations");
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysIn(page)).toBe(0);
    await expect(page.getByRole("searchbox")).toBeVisible();
    const [search, show] = [page.getByRole("searchbox"), page.getByRole("button", { name: "Show" })];
    const [upper, lower] = [await search.boundingBox(), await show.boundingBox()];
    expect(Math.abs(upper!.y - lower!.y)).toBeLessThan(8);
    const [first, second] = await page.getByRole("checkbox", { name: /^Select (?!all)/ }).all();
    const height = (await second!.boundingBox())!.y - (await first!.boundingBox())!.y;
    expect(height).toBeLessThan(200);
  });
}

for (const width of [320, 390])
  test(`the hint of the search of e-mails is readable at ${width} pixels`, async ({ browser, program }) => {
    const page = await program.open(browser, "/administration/emails");
    await page.setViewportSize({ width, height: 844 });
    const search = page.getByRole("searchbox");
    for (const { searchHint } of [english.list, spanish.list]) {
      const room = await search.evaluate((input: HTMLInputElement, text) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const context = document.createElement("canvas").getContext("2d")!;
        context.font = font;
        const { width: textWidth } = context.measureText(text);
        return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - textWidth;
      }, searchHint);
      expect(room, searchHint).toBeGreaterThan(0);
    }
  });

test("what an imported table would change has the width of the screen", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns/import");
  await page.setViewportSize({ width: 320, height: 844 });
  const buffer = Buffer.from("slug,size,lat\nsarria,enormous,ninety\n");
  await page.getByLabel("CSV file").setInputFiles({ name: "t.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Preview" }).click();
  const cell = page.getByRole("cell").filter({ hasText: "Latitude: This must be a number." });
  expect((await cell.boundingBox())!.width).toBeGreaterThan(260);
  await expectAccessible(page);
});

test("filters are chips on phones, the rarer ones folded and counted, and stay set", async ({ browser, program }) => {
  const page = await program.open(
    browser,
    "/administration/accommodations?route=camino-frances&missing=season&type=hotel",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForLoadState("networkidle");
  const first = page.getByRole("checkbox", { name: /^Select (?!all)/ }).first();
  expect((await first.boundingBox())!.y).toBeLessThan(360);
  await expect(page.getByRole("link", { name: "Add a place to stay" })).toBeVisible();
  const more = page.getByRole("button", { name: "More filters (1)" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("combobox", { name: "Type" })).toBeHidden();
  const [route, state] = [page.getByLabel("Route", { exact: true }), page.getByLabel("Visibility", { exact: true })];
  expect((await route.boundingBox())!.y).toBe((await state.boundingBox())!.y);
  await page.getByRole("searchbox").fill("hotel");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\?q=hotel&route=camino-frances&missing=season&type=hotel$/);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Type" }).focus();
  await page.getByRole("combobox", { name: "Type" }).selectOption("");
  await expect(page.getByRole("button", { name: "More filters", exact: true })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByRole("combobox", { name: "Type" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Type" })).toHaveValue("hotel");
  await page.getByLabel("Missing").selectOption("");
  await expect(page).toHaveURL(/\?q=hotel&route=camino-frances&type=hotel$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("button", { name: "More filters", exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  expect(await sidewaysIn(page)).toBe(0);
});

test("what to do with selected records is in sight beside the last of them", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns");
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .last()
    .check();
  await expect(page.getByRole("button", { name: "Hide", exact: true })).toBeInViewport({ ratio: 1 });
});

test("the save bar has one line for its buttons, and one for what is not saved", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("link", { name: "Edit" }).click();
  await waitForRecordForm(page);
  await page.getByLabel("Province").fill("Lugo, or so");
  await expect(page.getByText("1 change not saved")).toBeVisible();
  const [discard, save] = ["Discard", "Save"].map((name) => page.getByRole("button", { name, exact: true }));
  expect((await discard!.boundingBox())!.y).toBe((await save!.boundingBox())!.y);
  expect((await page.getByText("1 change not saved").boundingBox())!.height).toBeLessThan(30);
});
