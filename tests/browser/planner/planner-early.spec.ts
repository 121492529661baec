import { expect } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";

test("options chosen before hydration are kept", async ({ page }) => {
  const unblock = await blockScripts(page);
  await page.goto("/planner", { waitUntil: "commit" });
  const ideal = page.getByRole("slider", { name: /Ideal stage/ });
  const start = page.getByLabel("Start date", { exact: true });
  await ideal.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
  await start.fill("2027-05-10");
  await expect(ideal).toHaveValue("6");
  unblock();
  await expect(page).toHaveURL(/ideal=6(&|$)/);
  await expect(page).toHaveURL(/startDate=2027-05-10/);
  await expect(ideal).toHaveAttribute("aria-valuetext", /6\sh/);
  await expect(start).toHaveValue("2027-05-10");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("arrive");
});

test("a button in an opened day stays in place while its script loads", async ({ page }) => {
  let comes = (): void => undefined;
  const held = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/day-detail-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/planner?mustStop=muruzabal&day=4");
  const button = page.getByRole("button", { name: "Remove this required stop" });
  // The interaction hydrates the page, which plans in the browser from now on.
  for (let step = 0; step < 5; step += 1) await page.mouse.move(300 + 20 * step, 300, { steps: 2 });
  await page.waitForTimeout(1_500);
  await expect(button).toBeVisible({ timeout: 1_000 });
  await button.click();
  await expect(page).not.toHaveURL(/mustStop/);
  comes();
});

for (const [part, address, name] of [
  ["an opened day", "/planner?mustStop=muruzabal&day=4", "Remove this required stop"],
  ["a refusal", "/planner?days=10", /^Use \d+ days$/],
] as const) {
  test(`the controls in ${part} are the same before and after hydration`, async ({ page }) => {
    const unblock = await blockScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    const button = await page.getByRole("button", { name }).first().elementHandle();
    unblock();
    await hydratePage(page);
    await page.waitForLoadState("networkidle");
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test("shows the town found by Enter, also when the list has just loaded and nothing is rendered yet", async ({
  page,
}) => {
  // React renders in messages to itself; once slow, they arrive half a second late.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
      if ("slow" in window) setTimeout(() => post.apply(this, args), 500);
      else post.apply(this, args);
    };
  });
  await page.goto("/planner");
  await hydratePage(page);
  const from = page.getByRole("combobox", { name: "From" });
  await from.focus();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { slow: true }));
  await from.pressSequentially("leon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=leon/);
  await expect(from).toHaveValue("León");
});
