import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForStored, createPlan, prepareOffline, updateDay } from "#tests/support/browser/offline-browser.ts";
import { readWalkedPlan, type WalkedPlan, positionsOffRoute } from "#tests/support/browser/walked-plan.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  timezoneId: "Europe/Madrid",
  permissions: ["geolocation"],
});

/** Route content may come from the browser's HTTP cache. */
const keptByBrowser = /\/planner\/lines\?/;

const days = 5;
const dateOf = (day: number) => `2027-05-${9 + day}`;
const km = (metres: number) => (metres / 1000).toFixed(1);

/** Books a place to stay with a telephone number for each night. @returns their names */
async function bookNights(page: Page, { plan, towns }: WalkedPlan): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { number, to } of plan.days.slice(0, days)) {
    const house = towns.find(({ slug }) => slug === to)?.houses.find(({ phone }) => phone !== null);
    if (house) await updateDay(page, plan.uuid, { house: house.uuid, houseState: "booked" }, number);
    names.push(house?.name ?? "");
  }
  return names;
}

/** Sets position and clock of the device. */
async function stand(page: Page, context: BrowserContext, time: string, { lat, lon }: LatLon): Promise<void> {
  await page.clock.setFixedTime(new Date(`${time}:00+02:00`));
  await context.setGeolocation({ latitude: lat, longitude: lon, accuracy: 12 });
  // As when the app comes to the foreground again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("Today works in flight mode for five consecutive days, wrong turns included", async ({ page, context }) => {
  await page.clock.setFixedTime(new Date(`${dateOf(1)}T06:30:00+02:00`));
  await createAccount(page);
  const input = { route: "camino-frances", from: "leon", ideal: 6, startDate: dateOf(1) };
  const uuid = await createPlan(page, "León to Santiago", input);
  const walked = await readWalkedPlan(page, uuid);
  const { plan, way } = walked;
  expect(plan.days.length).toBeGreaterThanOrEqual(days);
  const nights = await bookNights(page, walked);
  expect(nights.filter((name) => name !== "").length).toBeGreaterThanOrEqual(3);
  await prepareOffline(page, "/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Day 1: / })).toBeVisible();
  await waitForStored(page, "plans", 1);
  await page.getByRole("button", { name: "Use my location" }).click();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  const fetched: string[] = [];
  context.on("response", (answer) => {
    if (!answer.fromServiceWorker() && !keptByBrowser.test(answer.url())) fetched.push(answer.url());
  });
  const where = page.getByRole("region", { name: "Where you are" });
  const next = page.getByRole("region", { name: "Next" });
  const heading = page.getByRole("heading", { level: 1 });
  for (const day of way.days.slice(0, days)) {
    const { number, fromM, toM } = day;
    const ofPlan = plan.days[number - 1]!;
    const at = (share: number) => placeAlong(way, fromM + share * (toM - fromM));
    await stand(page, context, `${dateOf(number)}T07:40`, at(0));
    await page.goto("/today");
    await expect(heading).toHaveText(`Day ${number}: ${ofPlan.fromName} to ${ofPlan.toName}`);
    await expect(where.getByText("From your location, accurate to 10 m.")).toBeVisible();
    await expect(where.getByText(/^0\.0\skm done$/)).toBeVisible();
    await expect(page.getByText(/^Sunrise 0\d:\d\d, sunset 2\d:\d\d\./)).toBeVisible();

    // On the route: distance, time of arrival and next places.
    const alongM = fromM + 0.4 * (toM - fromM);
    await stand(page, context, `${dateOf(number)}T10:30`, at(0.4));
    await expect(where.getByText(new RegExp(`^${km(alongM - fromM)}\\skm done$`))).toBeVisible();
    await expect(where.getByText(new RegExp(`^${km(toM - alongM)}\\skm to ${ofPlan.toName}$`))).toBeVisible();
    await expect(where.getByText(new RegExp(`^In ${ofPlan.toName} at 1\\d:\\d\\d, without breaks\\.$`))).toBeVisible();
    const bed = way.towns.find((town) => town.alongM >= alongM && town.houses > 0)!;
    await expect(next.getByText(bed.name, { exact: true }).first()).toBeVisible();
    await expect(next.getByText("…")).toHaveCount(0);
    for (const need of ["Water", "Food", "Shop"]) {
      await expect(next.locator("div", { has: page.getByText(need, { exact: true }) }).last()).not.toContainText(
        "no data",
      );
    }

    // A wrong turn shows a warning, which disappears back on the route.
    const [first, second] = positionsOffRoute(way, day, fromM + 0.55 * (toM - fromM));
    await stand(page, context, `${dateOf(number)}T11:40`, at(0.55));
    await expect(where.getByText(new RegExp(`^${km(0.55 * (toM - fromM))}\\skm done$`))).toBeVisible();
    await stand(page, context, `${dateOf(number)}T11:50`, first!);
    // A single position may be a GPS error.
    await page.waitForTimeout(300);
    await expect(where.getByRole("alert").getByText(/You left/)).toHaveCount(0);
    await stand(page, context, `${dateOf(number)}T11:53`, second!);
    await expect(where.getByRole("alert").getByText(/^You left the Camino .* back\.$/)).toBeVisible();
    await stand(page, context, `${dateOf(number)}T12:15`, at(0.6));
    await expect(where.getByRole("alert").getByText(/You left/)).toHaveCount(0);

    // Tonight, with the number to call.
    const tonight = page.getByRole("region", { name: `Tonight in ${ofPlan.toName}` });
    const name = nights[number - 1]!;
    if (name !== "") {
      await expect(tonight.getByText(name, { exact: true })).toBeVisible();
      await expect(tonight.locator("a[href^='tel:']").first()).toBeVisible();
    }
    await endEarlierAndUndo(page);

    await stand(page, context, `${dateOf(number)}T14:30`, at(1));
    await expect(where.getByText(`You are in ${ofPlan.toName}.`)).toBeVisible();
  }
  expect(await page.evaluate(unstoredOf, fetched)).toEqual([]);
});

/** Addresses that the worker could not answer: scripts of a page before may come from the memory of the browser. */
async function unstoredOf(addresses: readonly string[]): Promise<readonly string[]> {
  const stored = await Promise.all(addresses.map((address) => caches.match(address)));
  return addresses.filter((_, index) => !stored[index]);
}

/** Ends the day before the planned town, and undoes it. */
async function endEarlierAndUndo(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  const sleep = page.getByRole("region", { name: "Where do I sleep tonight?" });
  const slider = sleep.getByRole("slider", { name: "Overnight stop" });
  await expect(slider).toHaveAttribute("aria-valuetext", /as planned$/);
  await slider.press("ArrowLeft");
  await sleep.getByRole("button", { name: /^I stop in / }).click();
  await expect(heading).not.toHaveText(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading).toHaveText(before);
}
