import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/barriers.ts";
import { type AdministeredProgram, runAdministeredProgram } from "#tests/support/administered-program.ts";
import { test } from "#tests/support/browser-test.ts";

const path = "/administration/routes/camino-frances/segments";

test.describe.configure({ mode: "serial" });
let program: AdministeredProgram;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  program = await runAdministeredProgram();
});
test.afterAll(() => program.stop());

const list = (page: Page) => page.getByRole("list", { name: "Segments in walking order" });

test("segments are moved by keyboard, weighed, refused where they do not join, and saved", async ({ browser }) => {
  const page = await program.open(browser, path);
  await expectAccessible(page);
  const rows = list(page).getByRole("listitem");
  const names = await rows.locator("span.font-strong").allInnerTexts();
  expect(names.length).toBeGreaterThan(2);

  const later = page.getByRole("button", { name: `Later: ${names[0]}` });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(rows.nth(1)).toContainText(names[0]!);
  await expect(later).toBeFocused();
  await expect(page.getByText(`${names[0]} is now number 2 of ${names.length}.`)).toBeAttached();
  await expect(rows.nth(0)).not.toContainText("Begins in");
  await expect(rows.nth(1)).toContainText("Begins in");

  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByRole("alert")).toContainText("Each segment has to begin where the one before it ends.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the saved order" }).click();
  await expect(rows.nth(0)).toContainText(names[0]!);

  await page.getByRole("button", { name: "What would change?" }).click();
  await expect(page.getByText("No length and no climb of any route.")).toBeVisible();
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByText("The order has been saved.")).toBeVisible();
});

test("without scripts buttons send the form, and nothing is written before it is saved", async ({ browser }) => {
  const page = await program.open(browser, `${path}?branch=valcarlos`, { javaScriptEnabled: false });
  const rows = list(page).getByRole("listitem");
  const count = await rows.count();
  await page.getByLabel("Add a segment").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByText("Each segment has to begin where the one before it ends.")).toBeVisible();
  await page.goto(`${path}?branch=valcarlos`);
  await expect(rows).toHaveCount(count);
});
