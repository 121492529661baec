import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createDownloadedPlan } from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

const unsaved = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Don’t close this page until it has been sent" });

/** Fills the storage quota of the site completely. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filling ${size} ${part}`, "x".repeat(size));
      } catch {
        // Full for pieces of this size.
      }
    }
  });
}

test("with full browser storage, warns at once until the input has been sent", async ({ page, context }) => {
  const { uuid } = await createDownloadedPlan(page);
  await page.goto(`/plans/${uuid}/days/1`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await fillStorage(page);
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Notes" }).fill("Ring twice");
  await expect(unsaved(page)).toBeVisible();
  await expect(page.getByText("Offline: not saved yet")).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);

  await page.goto(`/plans/${uuid}/edit`);
  await page.getByLabel("Name").fill("Slow May");
  await expect(unsaved(page)).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slow May" })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/days/1`);
  await page.getByRole("textbox", { name: "Notes" }).fill("Ring thrice");
  await expect(unsaved(page)).toBeVisible();
});

test("without browser storage, warns at the first input", async ({ page }) => {
  const { uuid } = await createDownloadedPlan(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  await page.goto(`/plans/${uuid}/edit`);
  await page.getByLabel("Name").fill("S");
  await expect(unsaved(page)).toBeVisible();
});
