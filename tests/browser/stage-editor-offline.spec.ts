import { expect } from "@playwright/test";
import { test } from "#tests/support/browser-test.ts";
import { havePlanAlong } from "#tests/support/offline-browser.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 120_000 });

test("days that were moved without a network are there after a reload, and on the server when it is back", async ({
  page,
  context,
}) => {
  const { uuid } = await havePlanAlong(page);
  await page.goto(`/plans/${uuid}/days/2`);
  const handle = page.getByRole("slider", { name: "End of day 2" });
  const before = (await handle.getAttribute("aria-valuetext")) ?? "";
  await context.setOffline(true);
  await handle.press("ArrowRight");
  await expect(handle).not.toHaveAttribute("aria-valuetext", before);
  await expect(page.getByText("Offline: kept on this device")).toBeVisible();
  const heading = (await page.getByRole("heading", { name: /^Day 2: / }).innerText()).replace(/^Day 2: .+ to /, "");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Load" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Day 2: / })).toContainText(heading);
  const town = await page.evaluate(async (plan) => {
    const { days } = (await (await fetch(`/api/plans/${plan}`)).json()) as { days: { toName: string }[] };
    return days[1]?.toName;
  }, uuid);
  expect(town).toBe(heading);
});
