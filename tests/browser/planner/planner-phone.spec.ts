import { expect } from "@playwright/test";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("all options are in a sheet usable by keyboard", async ({ page }) => {
  await page.goto("/planner?startDate=2027-05-10");
  const open = page.getByRole("button", { name: "All preferences" });
  await open.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Your preferences" });
  await expect(sheet).toBeVisible();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
    );
    expect(isOutside).toBe(false);
  }
  await sheet.getByLabel("Start gently").fill("4");
  await expect(page).toHaveURL(/easeInDays=4/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(sheet.getByLabel("Start gently")).toHaveValue("4");
  await sheet.getByRole("button", { name: "Show the plan" }).click();
  await expect(sheet).toBeHidden();
});

test("the sheet of options stays where it is when its foot is scrolled", async ({ page }) => {
  await page.goto("/planner");
  await interactUntil(page, page.getByRole("button", { name: "All preferences" }).click());
  const sheet = page.getByRole("dialog", { name: "Your preferences" });
  const foot = sheet.getByRole("button", { name: "Show the plan" });
  const { x, y } = (await foot.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.wheel(0, 800);
  // Nothing else happens that could be waited for; a scrolled sheet would also be scrollable without the wheel.
  expect(await sheet.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  await expect(sheet.getByRole("heading", { name: "Your preferences" })).toBeInViewport({ ratio: 1 });
  await expect(foot).toBeInViewport({ ratio: 1 });
});

test("the navigation is at the bottom, with the slider above it", async ({ page }) => {
  await page.goto("/planner?route=camino-frances&from=sarria&measure=km&ideal=60&max=70");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const slider = page.getByRole("slider", { name: /Ideal stage/ });
  await expect(slider).toHaveValue("60");
  await interactUntil(
    page,
    expect(page.getByText("Hardly anybody can walk this far every day.").first()).toBeVisible(),
  );
  const [below, above] = [await navigation.boundingBox(), await slider.boundingBox()];
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeCloseTo(844, 0);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test("the slider is always visible and nothing is wider than the screen", async ({ page }) => {
  await page.goto("/planner");
  await expect(page.getByRole("slider", { name: /Ideal stage/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("an unknown route is named on the first screen until another is planned", async ({ page }) => {
  await page.goto("/planner?route=nowhere");
  const notice = page.locator(".planner__head").getByText("There is no route “nowhere” that can be planned.");
  await expect(notice).toBeInViewport();
  await page.getByRole("slider", { name: /Ideal stage/ }).press("ArrowRight");
  await expect(page).toHaveURL(/route=camino-frances/);
  await expect(notice).toHaveCount(0);
});

test("invalid parts of the address are named on the first screen", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles&from=atlantis&startDate=2027-13-45");
  const head = page.locator(".planner__head");
  await expect(
    head.getByText("“atlantis” is not a town on this route, so the plan starts at the beginning."),
  ).toBeInViewport();
  await expect(head.getByText("“2027-13-45” is not a valid date.")).toBeInViewport();
});

for (const prefix of ["", "/es"]) {
  test(`the first day of a plan is on the first screen of the smallest phone: ${prefix || "/en"}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/planner?route=camino-frances`);
    const day = await page.getByRole("button", { name: /^(Day|Día) 1\b/ }).boundingBox();
    const sheet = await page.getByRole("slider", { name: /Ideal stage|Etapa ideal/ }).boundingBox();
    // Its name and its figures; the bar of the options begins two lines above the slider.
    expect((day?.y ?? Infinity) + 56).toBeLessThanOrEqual((sheet?.y ?? 0) - 44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("the map below the screen shows the current plan after the slider has moved", async ({ page }) => {
  await page.goto("/planner?route=camino-frances");
  const slider = page.getByRole("slider", { name: /Ideal stage/ });
  const picture = page.locator(".planner__picture svg desc").first();
  const stages = async () => Number(/\d+/.exec((await picture.textContent()) ?? "")?.[0]);
  const days = page.locator(".planner__days [aria-expanded]");
  await interactUntil(page, expect.poll(stages).toBe(await days.count()));
  const before = await stages();
  await slider.fill("9");
  await expect.poll(() => days.count()).toBeLessThan(before);
  await expect.poll(stages).toBe(await days.count());
  await slider.fill("3.5");
  await page.locator(".planner__picture").scrollIntoViewIfNeeded();
  await expect.poll(() => days.count()).toBeGreaterThan(before);
  await expect.poll(stages).toBe(await days.count());
});

test("returning visitors find their saved plans from the top of the page", async ({ page }) => {
  await page.goto("/planner?route=camino-frances");
  const way = page.getByRole("link", { name: "You have 1 saved plan" });
  await interactUntil(page, expect(page.getByRole("button", { name: "All preferences" })).toBeVisible());
  await expect(way).toHaveCount(0);
  await page.getByRole("button", { name: "Save this plan" }).click();
  await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save this plan" })).toHaveCount(0);
  await interactUntil(page, expect(way).toBeInViewport({ ratio: 1 }));
  await way.click();
  const saved = page.getByRole("region", { name: "Saved in this browser" });
  await expect(saved.getByRole("link", { name: /Saint-Jean-Pied-de-Port – Santiago/ })).toBeInViewport({ ratio: 1 });
});
