import { expect, type Page } from "@playwright/test";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { doubleTextSize } from "#tests/support/browser/double-text-size.ts";
import { createPlan } from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.use({ viewport: { width: 320, height: 640 }, timezoneId: "Europe/Madrid" });

/** How many pixels a page can be scrolled sideways at 200 % text size. */
async function sidewaysScroll(page: Page, path: string): Promise<number> {
  await page.goto(path);
  // An unloaded page would have nothing to overflow.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await doubleTextSize(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("no page scrolls sideways with large text on a narrow screen", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-11T10:00:00+02:00"));
  for (const path of ["login", "register", "forgotten-password"])
    expect.soft(await sidewaysScroll(page, `/es/${path}`), path).toBe(0);
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May", { ...inglesOptions, startDate: "2027-05-10" });
  const plan = `plans/${uuid}`;
  const own = ["today", "plans", plan, `${plan}/days`, `${plan}/days/2`, `${plan}/edit`, "me"];
  const house = "camino-portugues/barcelos/albergue-cidade-de-barcelos";
  const places = ["camino-frances", "camino-portugues/barcelos", house, "accommodation", "town", "favourite-towns"];
  const compared = "route?compare=camino-ingles&compare=camino-portugues-de-la-costa&compare=camino-primitivo";
  const everybodys = ["planner", "plans/start", "planner/compare?route=camino-ingles", compared, ...places];
  // Spanish texts are longer.
  for (const path of [...own, ...everybodys]) expect.soft(await sidewaysScroll(page, `/es/${path}`), path).toBe(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [568, 320],
] as const) {
  test(`with large text, two thirds of a ${width} by ${height} screen are left for the plan`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/es/planner?route=camino-frances");
    await doubleTextSize(page);
    const slider = page.getByRole("slider", { name: /Etapa ideal/ });
    await expect(slider).toBeInViewport();
    const free = () =>
      page.evaluate(() => {
        const left = innerWidth / 2;
        const isFixed = (element: Element | null): boolean =>
          element !== null && (getComputedStyle(element).position === "fixed" || isFixed(element.parentElement));
        const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(left, y));
        return rows.filter((element) => !isFixed(element)).length / innerHeight;
      });
    expect(await free()).toBeGreaterThan(2 / 3);
    const day = page.getByRole("button", { name: /^Día 3\b/ });
    await page.getByRole("button", { name: /^Día 1\b/ }).focus();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const { left, top, width: wide, height: high } = document.activeElement!.getBoundingClientRect();
        const hit = document.elementFromPoint(left + wide / 2, Math.max(0, top) + Math.min(high / 2, 12));
        return document.activeElement!.contains(hit);
      });
      expect.soft(seen, `the focus after ${press + 1} presses`).toBe(true);
    }
    await expect(day).toBeVisible();
  });
}

test("with large text, all tabs of a phone are in view", async ({ page }) => {
  for (const path of ["/es/credits", "/credits"]) {
    await page.goto(path);
    const tabs = page.getByRole("navigation").first().getByRole("link");
    await expect(tabs).toHaveCount(5);
    const before = await tabs.first().evaluate((tab) => Number.parseFloat(getComputedStyle(tab).fontSize));
    await doubleTextSize(page);
    const after = await tabs.first().evaluate((tab) => Number.parseFloat(getComputedStyle(tab).fontSize));
    expect(after, path).toBeGreaterThan(before);
    for (const tab of await tabs.all()) await expect(tab, path).toBeInViewport({ ratio: 1 });
  }
});

for (const { height, isLarge } of [
  { height: 844, isLarge: false },
  { height: 568, isLarge: false },
  { height: 568, isLarge: true },
]) {
  test(`the focused element is not covered by the bar of a form: ${height}${isLarge ? ", large text" : ""}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await createAccount(page);
    await page.goto("/es/plans/new?route=camino-ingles");
    await expect(page.locator(".form-bar")).toBeVisible();
    if (isLarge) await doubleTextSize(page);
    await page.getByRole("main").locator("input:visible").first().focus();
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press("Tab");
      const isSeen = await page.evaluate(() => {
        const focused = document.activeElement!;
        if (focused.closest(".form-bar") || focused.closest("main") === null) return true;
        const { left, top, width, height: high } = focused.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, Math.max(4, top + high / 2));
        return hit?.closest(".form-bar, .site-nav") === null;
      });
      expect.soft(isSeen, `after ${press + 1} presses`).toBe(true);
    }
  });
}

test("with large text, the figures of compared routes and walks lie below each other, each with its name", async ({
  page,
}) => {
  for (const path of [
    "/es/route?compare=camino-ingles&compare=camino-primitivo",
    "/es/planner/compare?route=camino-ingles",
  ]) {
    await page.goto(path);
    const cells = page.getByRole("table").getByRole("row").nth(1).getByRole("cell");
    const lefts = async () =>
      new Set(await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left)));
    await expect(cells.first()).toBeVisible();
    expect((await lefts()).size, path).toBeGreaterThan(1);
    await doubleTextSize(page);
    await expect.poll(async () => (await lefts()).size, path).toBe(1);
    const names = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").content));
    expect(new Set(names).size, path).toBe(names.length);
  }
});
