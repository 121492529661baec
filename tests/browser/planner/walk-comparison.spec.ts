import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test("compares the planner's walk with three others, each chosen by one click", async ({ page }) => {
  await page.goto("/planner?route=camino-frances&from=sarria", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Compare three walks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare walks" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText(["Now", "Shortest", "Classic", "Gentle"]);
  await expect(page.getByText("Natural Earth", { exact: false }).first()).toBeAttached();
  const days = (await row(page, "Days").getByRole("cell").allTextContents()).map(Number);
  const [now = 0, short = 0, classic = 0, gentle = 0] = days;
  expect(short).toBeLessThan(now);
  expect(gentle).toBeGreaterThan(now);
  // Portomarín, Palas de Rei, Arzúa, O Pedrouzo.
  expect(classic).toBe(5);
  await expect(row(page, "Nights as in the guidebook").getByRole("cell").nth(2)).toHaveText("4 of 4");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gentle" }) });
  await expect(
    card.getByText(new RegExp(`^${gentle - now === 1 ? "a day" : `${gentle - now} days`} more$`)),
  ).toBeVisible();
  await expect(card.getByText("The longest stage is", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("link", { name: "Take this walk: Gentle" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${gentle} days`));
});

test("explains why a walk is impossible", async ({ page }) => {
  await page.goto("/planner/compare?route=camino-frances&from=sarria&lodgingTypes=camping");
  const gentle = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gentle" }) });
  await expect(gentle.getByText(/no place to stay is known for .+ after Sarria: allow more types/)).toBeVisible();
  await expect(gentle.getByRole("link", { name: /this walk/ })).toHaveCount(0);
  // Required stops need no bed.
  await expect(row(page, "Days").getByRole("cell")).toHaveText(["–", "–", /^\d+$/, "–"]);
});

test("compares plans of a visitor", async ({ page }) => {
  const kept = page.getByRole("region", { name: "Saved in this browser" });
  for (const days of [5, 7]) {
    await page.goto(`/planner?route=camino-ingles&days=${days}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Save this plan" }).click();
    await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeVisible();
  }
  await kept.getByText("Compare these plans").click();
  for (const box of await kept.getByRole("checkbox").all()) await box.check();
  await kept.getByRole("button", { name: "Compare" }).click();
  await expect(row(page, "Days").getByRole("cell")).toHaveText(["7", "5"]);
  await expect(page.getByText("2 days less")).toBeVisible();
});

test("compares plans of a member", async ({ page }) => {
  await createAccount(page);
  for (const [name, days] of [
    ["Slowly", 7],
    ["Quickly", 5],
  ] as const) {
    await page.goto(`/plans/new?route=camino-ingles&days=${days}`);
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Create plan" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await page.goto("/plans");
  await page.getByRole("button", { name: "Compare plans" }).click();
  // Pressed without a selection, it says what it needs.
  await expect(page.getByRole("status").getByText(/^Tick two or three plans/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Compare Slowly" }).check();
  await page.getByRole("checkbox", { name: "Compare Quickly" }).check();
  await page.getByRole("button", { name: "Compare plans" }).click();
  await expect(page.getByRole("columnheader")).toHaveText(["Quickly", "Slowly"]);
  await expect(row(page, "Days").getByRole("cell")).toHaveText(["5", "7"]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open this plan: Slowly" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slowly" })).toBeVisible();
  const address = new URL(page.url());
  await page.goto(`/plans?plan=${address.pathname.split("/").at(-1)}&plan=01890000-0000-7000-8000-000000000000`);
  await expect(page.getByText("One of these plans no longer exists.")).toBeVisible();
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "before scripts have come", () => {
      test.use({ javaScriptEnabled });

      test("the table fits without sideways scrolling, in Spanish too", async ({ page }) => {
        for (const path of ["/planner/compare?route=camino-frances", "/es/planner/compare?route=camino-frances"]) {
          await page.goto(path);
          await expect(page.getByRole("table")).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          for (const cell of await page.getByRole("cell").all()) {
            expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
          }
        }
      });
    });
  }
});
