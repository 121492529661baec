import { expect, type Page } from "@playwright/test";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createPlan } from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

/** Presses a button by keyboard, after which it is no longer there. */
async function pressUntilGone(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
  const pressed = await button.elementHandle();
  await button.press("Enter");
  await expect.poll(() => pressed?.evaluate(({ isConnected }) => isConnected)).toBe(false);
}

/** Whether the focus is somewhere within the content of the page. */
const isInContent = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("main") !== null && document.activeElement?.tagName !== "MAIN");

test("a button that its own effect removes leaves the focus where it was", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May", inglesOptions);
  for (const [path, name] of [
    [`/plans/${uuid}`, "Where am I?"],
    [`/plans/${uuid}/days/2`, "Where am I?"],
    [`/plans/${uuid}/edit`, "Add another route"],
  ] as const) {
    await page.goto(path, { waitUntil: "networkidle" });
    await pressUntilGone(page, name);
    await expect.poll(() => isInContent(page), `${name} on ${path}`).toBe(true);
  }
});

test("a stepper at its limit keeps the focus, and changes no more", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May", inglesOptions);
  await page.goto(`/plans/${uuid}/edit`, { waitUntil: "networkidle" });
  const more = page.getByRole("button", { name: "One day more" });
  const less = page.getByRole("button", { name: "One day fewer" });
  await more.first().press("Enter");
  await less.first().press("Enter");
  await expect(less.first()).toBeDisabled();
  await expect(less.first()).toBeFocused();
  const field = page.getByRole("spinbutton").first();
  const atLimit = await field.inputValue();
  await less.first().press("Enter");
  await expect(field).toHaveValue(atLimit);
});
