import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  waitForStored,
  createPlan,
  openOnSecondDevice,
  prepareOffline,
  updateDay,
} from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, timezoneId: "Europe/Madrid" });

const morning = (date: string) => new Date(`${date}T10:00:00+02:00`);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("says which plan is over, which has no dates, and which runs too", async ({ page }) => {
  await page.clock.setFixedTime(morning("2027-05-11"));
  await createAccount(page);
  await createPlan(page, "Some day", { route: "camino-ingles" });
  await page.goto("/today");
  await expect(page.getByText("“Some day” has no dates yet.")).toBeVisible();
  await createPlan(page, "First", { route: "camino-ingles", startDate: "2027-05-09" });
  const second = await createPlan(page, "Second", { route: "camino-ingles", startDate: "2027-05-10" });
  await page.goto("/today");
  await expect(heading(page)).toHaveText(/^Day 2: /);
  await expect(page.getByText("“First” has a day today too.")).toBeVisible();
  await expectAccessible(page);
  await page.clock.setFixedTime(morning("2027-06-11"));
  await page.goto("/es/today");
  await expect(page.getByText("«Second» ha terminado.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Abrir el plan" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/plans/${second}`));
});

test("is complete before its script runs, which loads no route before it is needed", async ({ page, browser }) => {
  await createAccount(page);
  const startDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format();
  await createPlan(page, "Inglés from today", { route: "camino-ingles", startDate });
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const unscripted = await plain.newPage();
  await unscripted.goto("/today");
  await expect(heading(unscripted)).toHaveText(/^Day 1: /);
  await expect(unscripted.getByRole("region", { name: "Next" }).getByRole("definition").first()).toHaveText(
    /\sk?m|here/,
  );
  await expect(unscripted.getByText(/^Sunrise \d\d:\d\d/)).toBeVisible();
  const towns = unscripted.getByRole("region", { name: "The stage, town by town" }).getByRole("listitem");
  expect(await towns.count()).toBeGreaterThan(3);
  await plain.close();

  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // In the evening there is nowhere to stop before.
  await page.clock.setFixedTime(morning(startDate));
  await page.goto("/today");
  await page.mouse.wheel(0, 10);
  await expect(page.getByText("Loading notes…")).toHaveCount(0);
  expect(requested.filter((path) => /\/lines|\/graph|\/map$/.test(path))).toEqual([]);
  await page.evaluate(() => {
    const seen = { refusals: 0 };
    Object.assign(window, { seen });
    const look = () => (seen.refusals += document.body.innerText.includes("This can’t be planned.") ? 1 : 0);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole("slider", { name: "Overnight stop" }).press("ArrowLeft");
  await expect(page.getByRole("button", { name: /^I stop in / })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: { refusals: number } }).seen.refusals)).toBe(0);
});

test("asks whose choice of tonight's place to keep after a conflict between devices", async ({
  page,
  context,
  browser,
}) => {
  await page.clock.setFixedTime(morning("2027-05-11"));
  const person = newTestUser();
  await createAccount(page, person);
  const input = { route: "camino-frances", from: "leon", startDate: "2027-05-10" };
  const uuid = await createPlan(page, "León in May", input);
  await prepareOffline(page, "/today");
  await waitForStored(page, "plans", 1);
  const elsewhere = await openOnSecondDevice(browser, person);
  await context.setOffline(true);
  await page.goto("/today");
  const others = page.getByRole("region", { name: "Places to stay from here on" });
  await others.getByRole("button", { name: "Stay here" }).first().click();
  const answer = await elsewhere.request.get(`/api/plans/${uuid}/houses`);
  const { towns } = (await answer.json()) as { towns: { houses: { uuid: string }[] }[] };
  await updateDay(elsewhere, uuid, { house: towns[1]?.houses.at(-1)?.uuid, houseState: "booked" }, 2);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  const conflict = page.getByRole("region", { name: "This plan was changed elsewhere in the meantime" });
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect(conflict).toHaveCount(0);
});
