import { readFile } from "node:fs/promises";

import { type Browser, expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createAndOpenPlan } from "#tests/support/browser/offline-browser.ts";

/** Creates a plan of a week on the Camino Inglés and opens its overview. @returns the path of the plan */
async function openNewPlan(page: Page): Promise<string> {
  await createAccount(page);
  return createAndOpenPlan(page, "Inglés in May");
}

async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
}

const addressOf = (page: Page, label: string) => page.getByLabel(label).inputValue();

test("shows totals, nights, map, elevation and cost", async ({ page }) => {
  const path = await openNewPlan(page);
  const nights = page.getByRole("table", { name: "Where you sleep" });
  await expect(nights.getByRole("row")).toHaveCount(2);
  await expect(nights.getByRole("link", { name: /^Day 1: 10 May/ })).toBeVisible();
  await expect(page.getByText(/^10 to \d+ May 2027$/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cost of the nights" })).toBeVisible();
  await expect(page.getByText("enough for the Compostela").first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  // As where the climb of a part is unknown.
  const climb = page
    .getByRole("definition")
    .filter({ hasText: /\d\sm$/ })
    .first();
  await climb.evaluate((figure) => (figure.textContent = "at least 13,720\u00A0m"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await nights.getByRole("link", { name: /^Day 2/ }).click();
  await expect(page).toHaveURL(`${path}/days/2`);
});

test("a plan in miles shows no kilometres anywhere", async ({ page }) => {
  await openNewPlan(page);
  await page.getByRole("radio", { name: "mi, ft" }).check();
  await expect(page.getByText("0 mi", { exact: true }).first()).toBeAttached();
  await expect(page.locator("main")).not.toContainText(/\d\skm\b/);
});

test("a plan with dates says which nights to book first and why, and where data is missing", async ({ page }) => {
  const path = await openNewPlan(page);
  const section = page.getByRole("region", { name: "Book these nights first" });
  await expect(section.getByRole("listitem")).toHaveCount(3);
  await expect(section.getByText(/About [\d,]+ pilgrims sleep/).first()).toBeVisible();
  await expect(section.getByText("It is a Holy Year", { exact: false })).toBeVisible();
  const night = section.getByRole("link").first();
  const name = (await night.textContent()) ?? "";
  await night.click();
  await expect(page).toHaveURL(new RegExp(`${path}/days/${/Day (\d+)/.exec(name)?.[1]}#houses$`));
  await expect(page.getByText("Book first").first()).toBeVisible();
  await createAndOpenPlan(page, "Sanabrés in May", {
    route: "camino-sanabres",
    from: "ourense",
    startDate: "2027-05-10",
  });
  await expect(page.getByText("Unknown: pilgrims on this route", { exact: false })).toBeVisible();
});

test("on a phone decisions come before the days, and information after them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string | RegExp) =>
    (await page.getByRole("region", { name }).boundingBox())?.y ?? Number.NaN;
  await openNewPlan(page);
  expect(await top("Book these nights first")).toBeLessThan(await top("Day by day"));
  // Each of these nights has a place to stay known to be open in winter.
  const mustStop = ["neda", "mino", "betanzos", "hospital-de-bruma", "sigueiro"];
  await createAndOpenPlan(page, "Inglés in November", { route: "camino-ingles", startDate: "2027-11-22", mustStop });
  expect(await top("How full the nights are")).toBeGreaterThan(await top("Day by day"));
});

test("after the walk nothing is suggested for booking or improvement", async ({ page }) => {
  await openNewPlan(page);
  const days = page.getByRole("region", { name: "Day by day" });
  await expect(days.getByText("Nothing yet").first()).toBeVisible();
  await page.clock.setFixedTime("2027-05-13T12:00:00");
  await page.reload();
  await expect(days.getByText("Today")).toBeVisible();
  await expect(days.getByRole("listitem").first()).not.toContainText("Nothing yet");
  await expect(days.getByText("Nothing yet").first()).toBeVisible();
  await page.clock.setFixedTime("2027-07-01T12:00:00");
  await page.reload();
  await expect(page.getByRole("region", { name: "Book these nights first" })).toHaveCount(0);
  await expect(days.getByRole("listitem").first()).toBeVisible();
  await expect(days.getByText(/Nothing yet|Book first/)).toHaveCount(0);
});

test("a share link shows the plan to read and copy, until it is revoked", async ({ page, browser, baseURL }) => {
  const path = await openNewPlan(page);
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(page.getByText("Link created.")).toBeVisible();
  const link = new URL(await addressOf(page, "Link to this plan"));
  expect(link.searchParams.get("share")?.length ?? 0).toBeGreaterThanOrEqual(22);
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(link.href)),
  );

  const reader = await someoneElse(browser, baseURL);
  const answer = await reader.goto(link.pathname + link.search);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(reader.getByText("This plan was shared with you.", { exact: false })).toBeVisible();
  await expect(reader.getByRole("button", { name: "Create a link" })).toHaveCount(0);
  await expect(reader.getByRole("link", { name: "Preferences" })).toHaveCount(0);
  const picture = new URL((await reader.locator('meta[property="og:image"]').getAttribute("content")) ?? "");
  const drawn = await reader.request.get(picture.pathname + picture.search);
  expect(drawn.headers()["content-type"]).toBe("image/png");
  expect((await reader.request.get(picture.pathname)).status()).toBe(404);
  await expectAccessible(reader);
  // Decisions are the owner's: others come for the days.
  await reader.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string) => (await reader.getByRole("region", { name }).boundingBox())?.y ?? Number.NaN;
  expect(await top("Day by day")).toBeLessThan(await top("Book these nights first"));

  await createAccount(reader);
  await reader.goto(link.pathname + link.search);
  await reader.getByRole("button", { name: "Copy to my plans" }).click();
  await expect(reader.getByText("The plan has been copied to your plans.")).toBeVisible();
  await reader.goto("/plans");
  await expect(reader.getByRole("link", { name: /^Inglés in May/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  expect((await reader.goto(link.pathname + link.search))?.status()).toBe(404);
  expect((await reader.goto(path))?.status()).toBe(404);
  await reader.context().close();
});

test("answers 404 to others, who may sign in and return", async ({ page, browser, baseURL }) => {
  const path = await openNewPlan(page);
  const stranger = await someoneElse(browser, baseURL);
  expect((await stranger.goto(path))?.status()).toBe(404);
  await stranger.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(stranger).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await stranger.context().close();
});

test("a calendar address is created, works in calendars, and is revoked", async ({ page }) => {
  await openNewPlan(page);
  await page.getByRole("button", { name: "Create a calendar link" }).click();
  await expect(page.getByRole("link", { name: "Open in my calendar" })).toHaveAttribute("href", /^webcal:\/\/.*\.ics/);
  await expect(page.getByText("Calendar link created.")).toBeVisible();
  const address = new URL(await addressOf(page, "Link for calendars"));
  const calendar = await page.request.get(address.pathname);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("The calendar link no longer works.")).toBeVisible();
  expect((await page.request.get(address.pathname)).status()).toBe(404);
});

test("every file format of a plan can be downloaded", async ({ page }) => {
  await openNewPlan(page);
  const starts = { GPX: "<?xml", KML: "<?xml", ICS: "BEGIN:VCALENDAR", CSV: "", JSON: "{", PDF: "%PDF-" };
  for (const [format, start] of Object.entries(starts)) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: new RegExp(`^${format}`) }).click();
    const file = await (await download).path();
    expect((await readFile(file, "latin1")).startsWith(start)).toBe(true);
  }
});

test("in print each day has its place, and no button is left", async ({ page }) => {
  await openNewPlan(page);
  await expect(page.getByRole("region", { name: "Day by day, for printing" })).toBeHidden();
  await page.emulateMedia({ media: "print" });
  const days = page.getByRole("region", { name: "Day by day, for printing" }).getByRole("article");
  expect(await days.count()).toBeGreaterThan(3);
  await expect(days.first()).toContainText("Ferrol");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Create a link" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Create a calendar link" }).click();
  const done = page.getByText("Calendar link created.");
  await expect(done).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(done).toBeHidden();
});

test("sharing works without JavaScript", async ({ page, context, browser, baseURL }) => {
  const path = await openNewPlan(page);
  const plain = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const still = await plain.newPage();
  await still.goto(path);
  await expect(still.getByRole("heading", { name: "Offline" })).toBeHidden();
  const notes = still.getByRole("checkbox", { name: "Notes" });
  await notes.check();
  await still.getByLabel("Works until").fill("2020-01-01");
  await still.getByRole("button", { name: "Create a link" }).click();
  await expect(still.getByLabel("Works until")).toHaveAttribute("aria-invalid", "true");
  await expect(still.getByLabel("Works until")).toHaveValue("2020-01-01");
  await expect(notes).toBeChecked();
  await still.getByLabel("Works until").fill("");
  await still.getByRole("button", { name: "Create a link" }).click();
  await expect(notes).toBeChecked();
  const link = new URL(await addressOf(still, "Link to this plan"));
  expect((await still.request.get(link.pathname + link.search)).status()).toBe(200);
  await still.getByRole("button", { name: "Stop sharing" }).click();
  await expect(still.getByRole("button", { name: "Create a link" })).toBeVisible();
  await plain.close();
});
