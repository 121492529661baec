import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";

const path = "/administration/routes/camino-frances/segments";

test.describe.configure({ mode: "serial" });

const list = (page: Page) => page.getByRole("list", { name: "Segments in walking order" });

test("segments are moved by keyboard, previewed, refused where they do not join, and saved", async ({
  browser,
  program,
}) => {
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
  await expect(rows.nth(0)).not.toContainText("Starts in");
  await expect(rows.nth(1)).toContainText("Starts in");

  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByRole("alert")).toContainText("Each segment has to start where the previous one ends.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the saved order" }).click();
  await expect(rows.nth(0)).toContainText(names[0]!);

  await page.getByRole("button", { name: "See what would change" }).click();
  await expect(page.getByText("No length and no ascent of any route.")).toBeVisible();
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByText("The order has been saved.")).toBeVisible();
});

test("segment names keep enough width beside their buttons at 320 px", async ({ browser, program }) => {
  const page = await program.open(browser, path);
  await page.setViewportSize({ width: 320, height: 640 });
  const name = list(page).getByRole("listitem").first().locator("span.font-strong");
  await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(60);
});
