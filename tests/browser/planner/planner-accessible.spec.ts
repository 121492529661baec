import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { findAccessibilityViolations } from "#tests/support/browser/accessibility.ts";
import { collectConsole } from "#tests/support/browser/collect-console.ts";

const states = {
  "a plan with an opened day": "/planner?startDate=2027-05-10&day=4&restEvery=7,5,9",
  "a demand that cannot be met": "/planner?days=12",
  Spanish: "/es/planner?mustStop=orisson&pace=brisk",
};

for (const [state, path] of Object.entries(states)) {
  test(`${state} has no accessibility violations, in light and dark`, async ({ page }) => {
    // Measures the contrast of thousands of text nodes.
    test.slow();
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findAccessibilityViolations(page, { rules: "colours" })).toEqual([]);
  });
}

test("has no layout shifts during hydration and font loading, and a silent console", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const said: string[] = [];
  collectConsole(page, said, ["error", "warning"]);
  page.on("pageerror", (error) => said.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/planner?startDate=2027-05-10");
  await page.waitForLoadState("networkidle");
  const total = await page.evaluate(() =>
    (Reflect.get(window, "shifts") as number[]).reduce((sum, shift) => sum + shift, 0),
  );
  expect(total).toBeLessThan(0.02);
  expect(said).toEqual([]);
});

test("elements of the head are visually in document order, so that streaming does not move them", async ({ page }) => {
  await page.goto("/planner?startDate=2027-05-10");
  const tops = await page
    .locator(".planner__head :has(> .planner__curve)")
    .evaluate((row) =>
      [...row.querySelectorAll(":scope > *, form > *")]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => part.getBoundingClientRect().top),
    );
  expect(tops.length).toBeGreaterThan(2);
  expect(tops.at(-1)).toBe(Math.max(...tops));
});

test("after another overnight stop, and its undo, the focus is on the row of the day", async ({ page }) => {
  await page.goto("/planner");
  await hydratePage(page);
  const days = page.getByRole("list").getByRole("button", { name: /^Day \d/ });
  const row = days.nth(3);
  await row.click();
  await page.getByRole("button", { name: /Stop in Muruzábal instead/ }).press("Enter");
  await expect(row).toContainText("Muruzábal");
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(row).not.toContainText("Muruzábal");
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: /Stop in Muruzábal instead/ }).press("Enter");
  await expect(row).toContainText("Muruzábal");
  await expect(row).toBeFocused();
  // Whoever has left a button before it goes is not taken anywhere.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.focus();
  await page.getByRole("contentinfo").click({ position: { x: 1, y: 1 } });
  await expect(page.locator("body")).toBeFocused();
  await undo.dispatchEvent("click");
  await expect(row).not.toContainText("Muruzábal");
  await expect(undo).toHaveCount(0);
  const numbers = page.getByRole("button", { name: "Costs as numbers" });
  await numbers.dispatchEvent("click");
  await expect(numbers).toHaveAttribute("aria-pressed", "true");
  await expect(row).not.toBeFocused();
  await page.getByRole("button", { name: /Stop in Uterga instead/ }).press("Enter");
  await expect(row).toContainText("Uterga");
  await page.getByRole("button", { name: "Remove this required stop" }).press("Enter");
  await expect(row).not.toContainText("Uterga");
  await expect(row).toBeFocused();
});
