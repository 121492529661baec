import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForStored, createPlan, prepareOffline } from "#tests/support/browser/offline-browser.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  timezoneId: "Europe/Madrid",
  permissions: ["geolocation"],
});
test.describe.configure({ mode: "default" });

/** Morning of the second day of the plan. */
const morning = new Date("2027-05-11T10:00:00+02:00");

/** Creates and downloads a plan, and sets the clock to its second day. */
async function walkOn(page: Page): Promise<string> {
  await page.clock.setFixedTime(morning);
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await prepareOffline(page, "/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Day 2: / })).toBeVisible();
  await waitForStored(page, "plans", 1);
  return uuid;
}

/** The same, with Today opened offline. */
async function walkOnWithoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await walkOn(page);
  await context.setOffline(true);
  await page.goto("/today");
}

test("the installed app opens today's day, and says if there is no plan", async ({ page }) => {
  await page.goto("/today");
  await expect(page.getByRole("heading", { level: 1, name: "No plan for today" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/es/today");
  await expect(page.getByRole("heading", { level: 1, name: "Hoy no hay ningún plan en marcha" })).toBeVisible();
});

test("says so without JavaScript, without layout shifts during hydration", async ({ page, browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto("/today");
  await expect(plain.getByRole("heading", { level: 1, name: "No plan for today" })).toBeVisible();
  await page.addInitScript(() => {
    const shifted = { by: 0 };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted.by += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/today", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "No plan for today" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifted: { by: number } }).shifted.by)).toBeLessThan(0.02);
});

test("before the first day it counts the days", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-07T10:00:00+02:00"));
  await createAccount(page);
  await createPlan(page, "Inglés in May");
  await page.goto("/today");
  await expect(page.getByText("3 days to go until “Inglés in May” begins.")).toBeVisible();
});

test("shows distance, next places and tonight's stay, in both languages and offline", async ({ page, context }) => {
  await walkOn(page);
  const where = page.getByRole("region", { name: "Where you are" });
  await expect(where.getByText(/km done$/)).toBeVisible();
  await expect(where.getByText(/ at \d\d:\d\d, without breaks\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Tonight in / })).toBeVisible();
  await expect(page.getByText(/^Sunrise 0\d:\d\d, sunset 2\d:\d\d\./)).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await page.goto("/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Day 2: / })).toBeVisible();
  await expect(where.getByText(/km done$/)).toBeVisible();
  const way = page.getByRole("region", { name: "The stage, town by town" });
  await expect(way.getByRole("listitem").first()).toBeVisible();
  const next = page.getByRole("region", { name: "Next" });
  await expect(next.getByText("…")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/es/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Día 2: de / })).toBeVisible();
});

test("the home page redirects to Today while a plan runs, but not within the site", async ({ page }) => {
  await walkOn(page);
  await page.goto("/");
  await expect(page).toHaveURL(/\/today/);
  await page.getByRole("link", { name: "Vieira", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.clock.setFixedTime(new Date("2027-08-11T10:00:00+02:00"));
  await page.goto("about:blank");
  await page.goto("/");
  await expect(page).toHaveURL(/\/$/);
});

test("follows the device's position, and says when it has left the Camino", async ({ page, context }) => {
  await walkOn(page);
  const graph = await page.evaluate(async () => (await fetch("/planner/lines?route=camino-ingles")).text());
  expect(graph.length).toBeGreaterThan(100);
  const stop = await page.evaluate(async () => {
    const answer = await fetch("/api/routes/camino-ingles/graph");
    const { waypoints } = (await answer.json()) as { waypoints: { name: string; lat: number; lon: number }[] };
    const heading = document.querySelector("h1")?.textContent ?? "";
    return waypoints.find(({ name }) => heading.includes(`${name} to`)) ?? null;
  });
  if (!stop) throw new Error("the day begins nowhere");
  const { lat, lon } = stop;
  await context.setGeolocation({ latitude: lat, longitude: lon, accuracy: 10 });
  await context.setOffline(true);
  await page.goto("/today");
  const where = page.getByRole("region", { name: "Where you are" });
  await where.getByRole("button", { name: "Use my location" }).click();
  await expect(where.getByText("From your location, accurate to 10 m.")).toBeVisible();
  await expect(where.getByText(/^0\.\d\skm done$/)).toBeVisible();
  for (const step of [0.006, 0.008, 0.01]) {
    await context.setGeolocation({ latitude: lat + step, longitude: lon + step, accuracy: 10 });
    await page.waitForTimeout(300);
  }
  await expect(where.getByRole("alert").getByText(/^You left the Camino .* back\.$/)).toBeVisible();
  await where.getByRole("button", { name: "Stop using it" }).click();
  await expect(where.getByText("According to the plan, if you set out at")).toBeVisible();
});

test("Today lists what to carry, as the page of the day does", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-14T08:00:00+02:00"));
  await createAccount(page);
  await createPlan(page, "Inglés in May");
  await page.goto("/today");
  const stage = page.getByRole("region", { name: "The stage, town by town" });
  await expect(stage.getByText(/^No food for 12\.\d\skm between A Calle \(Poulo\) and Sigüeiro\.$/)).toBeVisible();
  await expect(stage.getByText(/^No place to stay known for 14\.\d\skm between .+ and Sigüeiro\.$/)).toBeVisible();
});

test("one click scrolls to the stamps and to the stage", async ({ page }) => {
  await walkOn(page);
  const parts = page.getByRole("navigation", { name: "On this page" });
  await parts.getByRole("link", { name: "Stamps and diary" }).click();
  await expect(page.getByRole("heading", { name: "Diary" })).toBeInViewport();
  await parts.getByRole("link", { name: "Town by town" }).click();
  await expect(page.getByRole("heading", { name: "The stage, town by town" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: /^Day 2: / })).toHaveCount(1);
});

test("another place for the night is chosen and undone by one click each, also offline", async ({ page, context }) => {
  await walkOnWithoutNetwork(page, context);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Day 2: /);
  const before = await heading.textContent();
  const sleep = page.getByRole("region", { name: "Where do I sleep tonight?" });
  const slider = sleep.getByRole("slider", { name: "Overnight stop" });
  await expect(slider).toHaveAttribute("aria-valuetext", /as planned$/);
  // Distance and time from the current position at ten o'clock.
  const where = page.getByRole("region", { name: "Where you are" });
  const arrival = await where.getByText(/without breaks\.$/).innerText();
  const [, at = 0, past = 0] = /(\d\d):(\d\d)/.exec(arrival)?.map(Number) ?? [];
  const left = await sleep.getByText(/ places? to stay$/).innerText();
  const [, hours = 0, minutes = 0] = /(\d+)\sh(?:\s(\d+))?/.exec(left)?.map((part) => Number(part ?? 0)) ?? [];
  expect(Math.abs(10 * 60 + 60 * hours + minutes - (60 * at + past))).toBeLessThanOrEqual(5);
  await slider.press("ArrowLeft");
  await expect(sleep.getByText(/^Arrival in Santiago de Compostela: /)).toBeVisible();
  await sleep.getByRole("button", { name: /^I stop in / }).click();
  await expect(page.getByText("Changed.")).toBeVisible();
  await expect(heading).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading).toHaveText(before ?? "");
});

test("a full place to stay: the next ones, a message in Spanish, and a pending reply", async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  await walkOnWithoutNetwork(page, context);
  const others = page.getByRole("region", { name: "Places to stay from here on" });
  const first = others.getByRole("listitem").first();
  const name = (await first.locator("strong").textContent()) ?? "";
  await first.getByRole("button", { name: `Stay here: ${name}` }).click();
  const tonight = page.getByRole("region", { name: /^Tonight in / });
  await expect(tonight.getByText(name, { exact: true })).toBeVisible();
  // The row of the pressed button has gone.
  await expect(tonight.getByRole("heading")).toBeFocused();
  await expect(tonight.getByRole("heading")).toBeInViewport();
  await tonight.getByRole("button", { name: `Mark as full: ${name}` }).click();
  await expect(tonight.getByText("No place to stay chosen yet.")).toBeVisible();
  await expect(tonight.getByRole("heading")).toBeFocused();
  // Undo is beside the button, however many other places there are.
  await tonight.getByRole("button", { name: `Not full after all: ${name}` }).click();
  await expect(tonight.getByText(name, { exact: true })).toBeVisible();
  await tonight.getByRole("button", { name: `Mark as full: ${name}` }).click();
  await expect(tonight.getByText("No place to stay chosen yet.")).toBeVisible();
  await expect(others.getByRole("listitem").first().locator("strong")).not.toHaveText(name);
  const second = others.getByRole("listitem").first();
  await second.getByText("Write to them").click();
  await expect(second.getByLabel("Message")).toHaveValue(/¿Queda una plaza para la noche del martes, 11 de mayo\?/);
  await second.getByRole("button", { name: "One person more" }).click();
  await expect(second.getByLabel("Message")).toHaveValue(/somos 2 personas/);
  // Neither telephone nor e-mail is known: the device asks for the recipient.
  await expect(second.getByRole("link")).toHaveText(["Map app", "Search the web"]);
  await second.getByRole("button", { name: "Share" }).click();
  await expect(tonight.getByRole("radio", { name: "Requested" })).toBeChecked();
  await expect(page.getByRole("region", { name: "Nights without an answer" }).getByRole("link")).toHaveCount(1);
  await tonight.getByText("Booked", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Nights without an answer" })).toHaveCount(0);
});

test("marking a place to stay as full is confirmed in place, and undone by one click", async ({ page, context }) => {
  await walkOnWithoutNetwork(page, context);
  const first = page.getByRole("region", { name: "Places to stay from here on" }).getByRole("listitem").first();
  const name = (await first.locator("strong").textContent()) ?? "";
  await first.getByRole("button", { name: `Mark as full: ${name}` }).click();
  await expect(first.locator("strong")).toHaveText(name);
  await expect(first.getByText("full", { exact: true })).toBeVisible();
  const back = first.getByRole("button", { name: `Not full after all: ${name}` });
  await expect(back).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(first.locator("strong")).not.toHaveText(name);
  await first.getByRole("button", { name: /^Mark as full: / }).press("Enter");
  await first.getByRole("button", { name: /^Not full after all: / }).press("Enter");
  await expect(first.getByText("full", { exact: true })).toHaveCount(0);
  await expect(first.getByRole("button", { name: /^Stay here: / })).toBeVisible();
});

test("a visitor's plan in the browser works too", async ({ page }) => {
  await page.clock.setFixedTime(morning);
  await page.goto("/planner?route=camino-ingles&ideal=5.5&startDate=2027-05-10");
  await page.getByRole("button", { name: "Save this plan" }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("vieira-plans"))).toContain("camino-ingles");
  await page.goto("/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Day 2: / })).toBeVisible();
  await expect(page.getByText(/are saved in this browser only/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Where you are" }).getByText(/km done$/)).toBeVisible();
});

test.describe("on a phone set to another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("day and hours are those of the place, and the page says so", async ({ page }) => {
    await walkOn(page);
    const notice = page.getByText("It is 10:00 here, but your device shows another time.");
    await expect(notice).toBeVisible();
    const arrival = page.getByText(/ at \d\d:\d\d, without breaks\.$/);
    await expect(arrival).toBeVisible();
    expect(Number(/at (\d\d):/.exec(await arrival.innerText())?.[1])).toBeGreaterThan(10);
    // Past midnight there, but still the evening before at home.
    await page.clock.setFixedTime(new Date("2027-05-12T00:30:00+02:00"));
    await page.goto("/today");
    await expect(page.getByRole("heading", { level: 1, name: /^Day 3: / })).toBeVisible();
    await page.goto("/");
    await expect(page).toHaveURL(/\/today\?on=2027-05-12$/);
  });
});
