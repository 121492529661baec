import { expect } from "@playwright/test";

import { test } from "#tests/support/browser/browser-test.ts";

test("albergues and rooms are one click each, with single types below", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  const beds = page.getByRole("group", { name: "Places to stay" });
  const albergues = beds.getByRole("checkbox", { name: "Albergues", exact: true });
  const hotels = beds.getByRole("checkbox", { name: "Hotel", exact: true });
  await expect(hotels).toBeHidden();
  await albergues.check();
  await expect(page).toHaveURL(/lodgingTypes=albergue_/);
  expect(new URL(page.url()).searchParams.get("lodgingTypes")).not.toMatch(/hotel|pension/);
  await beds.getByText("Types of places to stay").click();
  await expect(hotels).not.toBeChecked();
  await hotels.check();
  await expect(albergues).not.toBeChecked();
  await expect(page).toHaveURL(/hotel/);
  // An address with a choice of types shows it.
  await page.reload();
  await expect(hotels).toBeVisible();
  await expect(hotels).toBeChecked();
});
