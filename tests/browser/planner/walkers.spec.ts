import { expect } from "@playwright/test";

import { createAccount } from "#tests/support/browser/test-user.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("people are added, described and removed by keyboard, and one plan suits them all", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles", { waitUntil: "networkidle" });
  const form = page.getByRole("form", { name: "Your preferences" });
  const days = page.getByRole("heading", { level: 1 });
  await expect(days).toHaveText(/^5 days/);
  await form.getByRole("button", { name: "One person more" }).focus();
  await page.keyboard.press("Enter");
  const second = form.getByRole("group", { name: "Walker 2" });
  await expect(second).toBeVisible();
  await expect(page).toHaveURL(/walkers=standard,7,9\.5/);
  await second.getByLabel("Pace").selectOption({ label: "Relaxed" });
  await second.getByLabel("Longest stage").focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press("ArrowLeft");
  // The ideal stage is never longer than the longest one.
  await expect(page).toHaveURL(/walkers=gentle,7,7/);
  await expect(days).toHaveText(/^[67] days/);
  await expect(
    page.getByText(/Further on is too long for walker 2: .+ over the longest stage of 7.h/).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload({ waitUntil: "networkidle" });
  await expect(second.getByLabel("Pace")).toHaveValue("gentle");
  await second.getByRole("button", { name: "Remove walker 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveCount(0);
  await expect(form.getByLabel("People walking")).toBeFocused();
  await expect(days).toHaveText(/^5 days/);
});

test("days are limited by the walker who finds them longest", async ({ page }) => {
  const day = page.getByRole("button", { name: /Betanzos/ });
  const barOf = async () => Number.parseFloat((await day.locator("rect").last().getAttribute("width")) ?? "");
  await page.goto("/planner?route=camino-ingles&mustStop=betanzos,pontedeume");
  await expect(page.getByText("the line marks your ideal stage: 7")).toBeVisible();
  const alone = {
    hours: await day
      .locator("span", { hasText: /^\d\sh/ })
      .last()
      .innerText(),
    bar: await barOf(),
  };
  // Somebody slower, who likes shorter stages.
  await page.goto("/planner?route=camino-ingles&mustStop=betanzos,pontedeume&walkers=gentle,5,9.5");
  await expect(page.getByText("bars are for the walker who finds the stage longest")).toBeVisible();
  const together = {
    hours: await day
      .locator("span", { hasText: /^\d\sh/ })
      .last()
      .innerText(),
    bar: await barOf(),
  };
  expect(Number.parseInt(together.hours, 10)).toBeGreaterThan(Number.parseInt(alone.hours, 10));
  expect(together.bar).toBeGreaterThan(alone.bar * 1.2);
});

test("another measure of days applies its default lengths to everybody", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles&walkers=gentle,6,8", { waitUntil: "networkidle" });
  await page.getByRole("form", { name: "Your preferences" }).getByText("km", { exact: true }).click();
  await expect(page).toHaveURL(/measure=km&walkers=gentle,23,32/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form keeps the walkers, and changes their number", async ({ page }) => {
    await page.goto("/planner?route=camino-ingles&walkers=gentle,6,8");
    const form = page.getByRole("form", { name: "Your preferences" });
    await form.getByRole("button", { name: "Update plan" }).click();
    await expect(form.locator("input[name=walkers]")).toHaveValue("gentle,6,8");
    await form.getByLabel("People walking").fill("3");
    await form.getByRole("button", { name: "Update plan" }).click();
    await expect(form.getByLabel("People walking")).toHaveValue("3");
    await expect(form.locator("input[name=walkers]")).toHaveCount(2);
  });
});

test("a saved plan includes everybody in its costs, and keeps their paces", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans/new?route=camino-ingles");
  await page.getByLabel("Name").fill("The three of us");
  for (const walker of [2, 3]) {
    await page.getByRole("button", { name: "One person more" }).click();
    await expect(page.getByRole("group", { name: `Walker ${walker}` })).toBeVisible();
  }
  await page.getByRole("group", { name: "Walker 3" }).getByLabel("Pace").selectOption({ label: "Relaxed" });
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Nights for 3 people, each at the price for one")).toBeVisible();
  await page.getByRole("link", { name: "Preferences" }).click();
  await expect(page.getByLabel("People walking")).toHaveValue("3");
  await expect(page.getByRole("group", { name: "Walker 3" }).getByLabel("Pace")).toHaveValue("gentle");
});

test("a slider re-rendered while a choice is pending keeps its thumb under the finger, on a slow phone", async ({
  page,
}) => {
  await page.goto("/planner?route=camino-ingles&walkers=standard,7,9.5", { waitUntil: "networkidle" });
  const second = page.getByRole("group", { name: "Walker 2" });
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await second.getByLabel("Pace").selectOption({ label: "Relaxed" });
  const jumps = await second.getByLabel("Longest stage").evaluate(async (slider: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    const results: string[] = [];
    let last = slider.value;
    for (let move = 0; move < 60; move += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      if (slider.value !== last) results.push(`${last} to ${slider.value}`);
      last = String(9.25 - 0.25 * (move % 9));
      set?.call(slider, last);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return results;
  });
  expect(jumps).toEqual([]);
  await expect(page).toHaveURL(/walkers=gentle,7,8$/);
});
