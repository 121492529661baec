import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { newTestUser, registerByForm } from "#tests/support/browser/test-user.ts";
import { doubleTextSize } from "#tests/support/browser/double-text-size.ts";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";
import { readOfflineStorage, prepareOffline } from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, timezoneId: "Europe/Madrid" });
test.describe.configure({ mode: "default" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A visitor with a plan in this browser, offline on its second day. */
async function walkOffline(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date("2027-05-11T10:00:00+02:00"));
  await prepareOffline(page, "/planner?route=camino-frances&from=leon&ideal=6&startDate=2027-05-10");
  await page.getByRole("button", { name: "Save this plan" }).click();
  await interactUntil(
    page,
    expect.poll(() => readOfflineStorage(page), { timeout: 60_000 }).toContain("/planner/houses?route=camino-frances"),
  );
  await page.context().setOffline(true);
}

test("a plan stored only in this browser works offline: position, calls, another night, full places", async ({
  page,
}) => {
  await walkOffline(page);
  await page.goto("/today");
  await expect(heading(page)).toHaveText(/^Day 2: /);
  await expectAccessible(page);
  const before = (await heading(page).textContent()) ?? "";

  const sleep = page.getByRole("region", { name: "Where do I sleep tonight?" });
  await sleep.getByRole("slider", { name: "Overnight stop" }).press("ArrowLeft");
  await sleep.getByRole("button", { name: /^I stop in / }).click();
  await expect(heading(page)).not.toHaveText(before);
  const after = (await heading(page).textContent()) ?? "";
  await page.reload();
  await expect(heading(page)).toHaveText(after);
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(heading(page)).toHaveText(before);

  const others = page.getByRole("region", { name: "Places to stay from here on" });
  const callable = others.getByRole("listitem").filter({ has: page.locator("a[href^='tel:']") });
  const name = (await callable.first().locator("strong").textContent()) ?? "";
  await callable.first().getByRole("button", { name: "Stay here" }).click();
  const tonight = page.getByRole("region", { name: /^Tonight in / });
  await expect(tonight.getByText(name, { exact: true })).toBeVisible();
  await expect(tonight.locator("a[href^='tel:']").first()).toBeVisible();
  await tonight.getByText("Requested", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Nights without an answer" }).getByText(name)).toBeVisible();
  await page.goto("/es/today");
  await expect(page.getByRole("region", { name: /^Esta noche en / }).getByText(name, { exact: true })).toBeVisible();
  await page.goto("/today");
  // Large text on a narrow screen wraps, and nothing is wider than the screen.
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleTextSize(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await tonight.getByRole("button", { name: `Mark as full: ${name}` }).click();
  await expect(tonight.getByText("No place to stay chosen yet.")).toBeVisible();
  await expect(others.getByRole("button", { name: `Stay here: ${name}` })).toHaveCount(0);
});

test("a page that was not stored leads offline to the day and to the plan of a visitor", async ({ page }) => {
  await walkOffline(page);
  await page.goto("/camino-frances/sarria");
  await expect(heading(page)).toHaveText("You are offline");
  await expect(page.getByText("No plan is available offline yet.")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "León – Santiago de Compostela" }).click();
  await expect(page).toHaveURL(/\/planner\?route=camino-frances&from=leon/);
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await page.goto("/camino-frances/sarria");
  await page.getByRole("main").getByRole("link", { name: "Today on your walk" }).click();
  await expect(heading(page)).toHaveText(/^Day 2: /);
});

test("choices made on the way are in the account created later", async ({ page }) => {
  await walkOffline(page);
  await page.goto("/today");
  const callable = page
    .getByRole("region", { name: "Places to stay from here on" })
    .getByRole("listitem")
    .filter({ has: page.locator("a[href^='tel:']") });
  const name = (await callable.first().locator("strong").textContent()) ?? "";
  await callable.first().getByRole("button", { name: "Stay here" }).click();
  const tonight = page.getByRole("region", { name: /^Tonight in / });
  await expect(tonight.getByText(name, { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await registerByForm(page, newTestUser());
  const stored = async () => {
    const { data } = (await (await page.request.get("/api/plans")).json()) as { data: { uuid: string }[] };
    const answer = await page.request.get(`/api/plans/${data[0]?.uuid ?? ""}`);
    const { days = [] } = (await answer.json()) as { days?: { houseName: string | null }[] };
    return days.map(({ houseName }) => houseName);
  };
  await expect.poll(stored, { timeout: 60_000 }).toContain(name);
  await page.goto("/today");
  await expect(tonight.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(/saved in this browser only/)).toHaveCount(0);
});

test("the home page links to the day of a plan stored only in this browser", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-11T10:00:00+02:00"));
  await prepareOffline(page, "/planner?route=camino-frances&from=leon&ideal=6&startDate=2027-05-10");
  await page.getByRole("button", { name: "Save this plan" }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("vieira-walks")))
    .toMatch(/^2027-05-10\/2027-05-2\d$/);
  await page.goto("about:blank");
  await page.goto("/");
  await expect(page).toHaveURL(/\/today/);
  await expect(heading(page)).toHaveText(/^Day 2: /);
});

test("the days of a plan in Portugal stored only in this browser are those of Portugal", async ({ page }) => {
  await prepareOffline(page, "/planner?route=camino-portugues&startDate=2027-05-10");
  await page.getByRole("button", { name: "Save this plan" }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("vieira-walks")))
    .toMatch(/^2027-05-10\/2027-0\d-\d\d\/Europe\/Lisbon$/);
});

test("the home page links to the day of a plan in America from midnight there on", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-10T03:50:00Z"));
  await page.goto("/credits");
  await page.evaluate(() => localStorage.setItem("vieira-walks", "2027-05-10/2027-05-12/America/New_York"));
  await page.goto("about:blank");
  await page.goto("/");
  await expect(page).toHaveURL(/\/$/);
  await page.clock.setFixedTime(new Date("2027-05-10T04:10:00Z"));
  await page.goto("about:blank");
  await page.goto("/");
  await expect(page).toHaveURL(/\/today/);
});

test("shows that no plan runs before hydration only if nothing is stored", async ({ page }) => {
  const unblock = await blockScripts(page);
  await page.goto("/today", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText("No plan for today");
  await page.evaluate(() => localStorage.setItem("vieira-plans", "[]"));
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(heading(page)).toBeHidden();
  unblock();
  await expect(heading(page)).toHaveText("No plan for today");
});

test.describe("a Spanish browser", () => {
  test.use({ locale: "es-ES" });

  test("shows today in Spanish offline too, though no language was chosen", async ({ page }) => {
    await walkOffline(page);
    await page.goto("/today");
    await expect(heading(page)).toHaveText(/^Día 2: /);
    await page.goto("/plans");
    await expect(heading(page)).toHaveText("Disponible sin conexión");
  });
});
