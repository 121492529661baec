import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createAndOpenPlan } from "#tests/support/browser/offline-browser.ts";

const tooShort = "you have to walk the last";

/** Three days on the Camino Francés, too few for the Compostela; leaves the overview open. @returns its path */
async function openShortPlan(page: Page): Promise<string> {
  await createAccount(page);
  return createAndOpenPlan(page, "Portomarín to Santiago", { route: "camino-frances", from: "portomarin" });
}

test("a warning is fixed, undone and fixed again by one click each", async ({ page }) => {
  const path = await openShortPlan(page);
  await expect(page.getByText(tooShort, { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "I don’t need the Compostela" }).click();
  await expect(page).toHaveURL(`${path}/days`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(tooShort, { exact: false })).toHaveCount(0);
  const undo = page.getByRole("button", { name: "Undo", exact: true }).first();
  const redo = page.getByRole("button", { name: "Redo", exact: true });
  await undo.click();
  await expect(page.getByText(tooShort, { exact: false })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  // A reload does not repeat the edit: after hydration it is still undone, and the fix is offered.
  await page.reload();
  await expect(redo).toBeEnabled();
  await expect(undo).toBeDisabled();
  await expect(page.getByText(tooShort, { exact: false })).toBeVisible();
  await redo.click();
  await expect(page.getByText(tooShort, { exact: false })).toHaveCount(0);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText("You have said that you don’t need the Compostela.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I want the Compostela" }).click();
  await expect(page.getByText(tooShort, { exact: false })).toBeVisible();
});

test("the fix for a walk that is too short moves its start to where it is long enough", async ({ page }) => {
  await openShortPlan(page);
  await page.getByRole("link", { name: "Start in Ferreiros" }).click();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(/ferreiros/i);
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("enough for the Compostela").first()).toBeVisible();
});
