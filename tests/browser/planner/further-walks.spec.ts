import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser, registerByForm } from "#tests/support/browser/test-user.ts";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

/** Scrolls to the end of the days until the extensions have loaded. */
async function toTheEnd(page: Page): Promise<void> {
  const days = page.locator(".planner__days");
  await expect(async () => {
    await days.evaluate((list) => list.lastElementChild?.scrollIntoView({ block: "center" }));
    await interactUntil(
      page,
      expect(page.getByRole("heading", { name: /^(Beyond|Then on)/ })).toBeVisible({ timeout: 3000 }),
    );
  }).toPass();
}

async function openNewPlan(page: Page, options = "route=camino-ingles"): Promise<string> {
  await createAccount(page);
  await page.goto(`/plans/new?${options}&startDate=2027-05-10`);
  await page.getByLabel("Name").fill("Inglés and on");
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inglés and on" })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("extends the plan to Finisterre and Muxía by one click, and saves it", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await toTheEnd(page);
  for (const towns of ["Fisterra – Muxía", "Muxía – Fisterra"]) {
    await expect(page.getByRole("button", { name: `On to ${towns}` })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "On to Fisterra – Muxía" }).click();
  await expect(page.getByRole("heading", { name: "Then on to Fisterra – Muxía" })).toBeVisible();
  const walkedOn = page.getByRole("region", { name: "Then on to" });
  await expect(walkedOn.getByRole("listitem").last()).toContainText("Muxía");
  await expect(page).toHaveURL(/then=camino-finisterre-muxia:fisterra&then=/);
  // Totals, map and profile are those of the whole plan.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^10 days, 22\d\.\d\skm$/);
  await expect(page.getByText("Ferrol to Muxía", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How many days to Santiago de Compostela?" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Map of/ })).toHaveAccessibleDescription(/from Ferrol to Muxía/);
  await expect(page.locator(".planner__map").getByText("Muxía", { exact: true })).toBeVisible();
  // The extension stays when days before it change.
  await page.getByLabel("Number of days").first().fill("6");
  await expect(page).toHaveURL(/days=6.*then=/);
  await expect(walkedOn.getByRole("listitem").first()).toContainText("7");
  await page.getByRole("button", { name: "Save this plan" }).click();
  await registerByForm(page, newTestUser());
  const inAccount = async () => (await (await page.request.get("/api/plans")).json()).data;
  await expect.poll(async () => (await inAccount()).length).toBe(1);
  await page.goto(`/plans/${(await inAccount())[0].uuid}`);
  await expect(page.getByRole("link", { name: /Day 11 .*Muxía/ })).toBeVisible();
});

test("a day on an extension is opened and edited like any other", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles&then=camino-finisterre-muxia:fisterra");
  await toTheEnd(page);
  const walkedOn = page.getByRole("region", { name: "Then on to" });
  const day = walkedOn.getByRole("button", { name: /^Day 7/ });
  const asIt = await day.textContent();
  await day.click();
  await expect(walkedOn.getByRole("heading", { name: "Or stop somewhere else" })).toBeVisible();
  const other = walkedOn.getByRole("button", { name: /^Stop in .* instead/ }).first();
  const town = /^Stop in (.*?) instead/.exec((await other.textContent()) ?? "")?.[1] ?? "";
  await other.click();
  await expect(day).toContainText(town);
  await expect(page).toHaveURL(/then=camino-finisterre-muxia:fisterra,[a-z]/);
  await expectAccessible(page);
  // Days of both routes are distinct: one is open at a time.
  await page
    .getByRole("button", { name: /^Day 1/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Or stop somewhere else" })).toHaveCount(1);
  await day.click();
  await walkedOn.getByRole("button", { name: "Remove this required stop" }).click();
  await expect(day).toHaveText(asIt ?? "");
  await expect(page).toHaveURL(/then=camino-finisterre-muxia:fisterra$/);
});

test("a long day on an extension is split by one click, which can be undone", async ({ page }) => {
  const address = "/planner?route=camino-ingles&ideal=5&then=camino-finisterre-muxia:fisterra";
  await page.goto(address);
  const sleep = page.getByRole("button", { name: "Sleep in Lombao" });
  await interactUntil(page, expect(sleep).toBeVisible());
  await sleep.click();
  await expect(page).toHaveURL(`${address},lombao`);
  await expect(page.getByText("You now stop in Lombao. The other days have been adjusted.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^13 days/);
  await expect(sleep).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^12 days/);
});

test("the first HTML of a planner with an extension is complete", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles&then=camino-finisterre-muxia:fisterra");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^9 days, 196\.5\skm$/);
  const onMap = page.locator(".planner__map").getByText("Fisterra", { exact: true });
  await expect(onMap.filter({ visible: true })).toHaveCount(1);
  // The plan computed in the browser is equal.
  await page
    .getByRole("button", { name: /^Day 1|Pontedeume/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Or stop somewhere else" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^9 days, 196\.5\skm$/);
});

test("offers another route where it branches off, and takes it by one click", async ({ page }) => {
  await page.goto("/planner?route=camino-frances&from=leon");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await toTheEnd(page);
  await expect(page.getByText(/^From Ponferrada you could go on along the Camino de Invierno: /)).toBeVisible();
  await page.getByRole("button", { name: "Go by the Camino de Invierno" }).click();
  await expect(page).toHaveURL(/to=ponferrada&then=camino-de-invierno:santiago-de-compostela/);
  await toTheEnd(page);
  await expect(page.getByRole("heading", { name: "Then on to Santiago de Compostela" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/from=leon$/);
});

test("a saved plan is extended by one click, which can be undone", async ({ page }) => {
  const path = await openNewPlan(page);
  await page.goto(path);
  const days = page.getByRole("region", { name: "Day by day" }).getByRole("listitem");
  const before = await days.count();
  await days.last().scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "On to Muxía", exact: true }).click();
  await expect(page.getByText("Your plan now goes on to Muxía.")).toBeVisible();
  await expect(days.last()).toContainText("Muxía");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(days).toHaveCount(before);
  await expect(days.last()).toContainText("Santiago de Compostela");
});

test("shows the times of a day, and counts the nights at the destination", async ({ page }) => {
  const path = await openNewPlan(page);
  await page.goto(`${path}/days/3`);
  const way = page.getByRole("region", { name: "The stage, town by town" });
  await expect(way.getByText("Leave 07:30")).toBeVisible();
  await expect(way.getByText(/^Arrive 1\d:\d\d$/)).toBeVisible();
  await expect(way.getByText(/^Dark at 2[12]:\d\d$/)).toBeVisible();
  await way.getByText("Change times and breaks").click();
  await way.getByLabel("Leave at").fill("06:00");
  await expect(way.getByText("Leave 06:00")).toBeVisible();
  const last = Number(await page.getByRole("link", { name: /^Day \d/ }).count());
  await page.goto(`${path}/days/5`);
  await expect(page.getByRole("region", { name: "The stage, town by town" }).getByText("Leave 06:00")).toBeVisible();
  expect(last).toBeGreaterThan(4);
  await expectAccessible(page);
  await page.getByRole("button", { name: "One night more" }).click();
  await expect(page.getByLabel("Nights in Santiago de Compostela")).toHaveValue("2");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.goto(path);
  await expect(page.getByText("2 nights in Santiago de Compostela are counted.")).toBeVisible();
});

test("a day across a border shows the clocks of both countries", async ({ page }) => {
  const path = await openNewPlan(page, "route=camino-portugues&from=valenca-do-minho&to=o-porrino&days=1");
  await page.goto(`${path}/days/1`);
  const way = page.getByRole("region", { name: "The stage, town by town" });
  await expect(way.getByText("Leave 07:30")).toBeVisible();
  await expect(way.getByText("Clock +1 h in Spain")).toBeVisible();
  const rows = way.getByRole("listitem");
  await expect(rows.filter({ hasText: "Valença" }).first()).toContainText("about 07:30");
  // One hour of walking and one hour of time difference.
  await expect(rows.filter({ hasText: "Tui" }).first()).toContainText(/about 09:\d\d/);
});

test("alternative ends of a day say what they change in hours and days", async ({ page }) => {
  const path = await openNewPlan(page);
  await page.goto(`${path}/days/2`);
  const ends = page.getByRole("region", { name: /^The stage ends in/ });
  await expect(ends.getByText(/the next day gets .* (longer|shorter)|instead of|the longest/).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stops on extension routes are requested in the field for all stops", async ({ page }) => {
    await page.goto("/planner?route=camino-ingles&then=camino-finisterre-muxia:fisterra");
    await page.getByLabel("Required stops").fill("olveiroa");
    await page.getByRole("button", { name: "Update plan" }).click();
    await expect(page).toHaveURL(/then=camino-finisterre-muxia:fisterra,olveiroa$/);
    await expect(page.getByRole("main")).toContainText("Olveiroa");
  });
});
