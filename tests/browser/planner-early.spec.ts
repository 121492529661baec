import { expect } from "@playwright/test";
import { test } from "#tests/support/browser-test.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";

test("options chosen before the planner is alive hold when it is", async ({ page }) => {
  const comeToLife = await holdScripts(page);
  await page.goto("/planner", { waitUntil: "commit" });
  const ideal = page.getByRole("slider", { name: /Ideal stage/ });
  const start = page.getByLabel("Start date", { exact: true });
  await ideal.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
  await start.fill("2027-05-10");
  await expect(ideal).toHaveValue("6");
  comeToLife();
  await expect(page).toHaveURL(/ideal=6(&|$)/);
  await expect(page).toHaveURL(/startDate=2027-05-10/);
  await expect(ideal).toHaveAttribute("aria-valuetext", /6\sh/);
  await expect(start).toHaveValue("2027-05-10");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("arrive");
});
