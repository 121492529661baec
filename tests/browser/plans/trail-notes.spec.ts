import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser, signInByForm } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForStored, createPlan, prepareOffline } from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  timezoneId: "Europe/Madrid",
});
test.describe.configure({ mode: "default" });

const section = (page: Page) => page.getByRole("region", { name: "Trail notes" });

test("a note added by one click is seen by everybody in the town, removed by its author and reported by others", async ({
  page,
  browser,
}) => {
  await createAccount(page);
  await page.goto("/camino-ingles/pontedeume");
  const notes = section(page);
  await notes.scrollIntoViewIfNeeded();
  await expect(notes.getByText("No notes here in the last three days.")).toBeVisible();
  await notes.getByLabel("Details (optional)").fill("fuente del puente");
  await notes.getByRole("button", { name: "Water dry" }).click();
  await expect(notes.getByRole("status")).toContainText("Noted: Water dry, in Pontedeume.");
  const entry = notes.getByRole("listitem");
  await expect(entry).toContainText("Water dry · fuente del puente");
  await expect(entry.getByText("Will be sent when you are online")).toHaveCount(0);
  await expectAccessible(page);

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto("/camino-ingles/pontedeume");
  await section(other).scrollIntoViewIfNeeded();
  await expect(section(other).getByRole("listitem")).toContainText("fuente del puente");
  await expect(section(other).getByRole("link", { name: "Sign in to write a note" })).toBeVisible();
  await section(other).getByRole("button", { name: "Report: Water dry, in Pontedeume" }).click();
  await expect(section(other).getByRole("listitem")).toHaveCount(0);
  await other.reload();
  await section(other).scrollIntoViewIfNeeded();
  await expect(section(other).getByText("No notes here in the last three days.")).toBeVisible();
  await other.goto("/es/camino-ingles/pontedeume");
  await expect(other.getByRole("region", { name: "Avisos del Camino" })).toBeVisible();
  await other.context().close();

  await notes.getByRole("button", { name: "Remove: Water dry, in Pontedeume" }).click();
  await expect(notes.getByRole("listitem")).toHaveCount(0);
});

test("a member without JavaScript reads, writes and removes notes by plain forms", async ({ page, browser }) => {
  const person = newTestUser();
  await createAccount(page, person);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  const plain = await context.newPage();
  await plain.goto("/camino-ingles/neda");
  await plain.getByRole("link", { name: "Trail notes" }).click();
  await plain.getByRole("link", { name: "Sign in to write a note" }).click();
  await signInByForm(plain, person);
  await expect(plain.getByText("No notes here in the last three days.")).toBeVisible();
  await plain.getByRole("button", { name: "Something else" }).click();
  await expect(plain.getByText("Say in a few words what it is.")).toBeVisible();
  await plain.getByLabel("Details (optional)").fill("bridge closed, go by the road");
  await plain.getByRole("button", { name: "Path blocked" }).click();
  const entry = plain.getByRole("listitem").filter({ hasText: "bridge closed, go by the road" });
  await expect(entry).toContainText("Path blocked");
  await entry.getByRole("button", { name: "Remove: Path blocked, in Neda" }).click();
  await expect(entry).toHaveCount(0);
  await plain.getByRole("link", { name: "Back to Neda" }).click();
  await expect(plain).toHaveURL(/\/camino-ingles\/neda$/);
  await context.close();
});

test("on Today a note written offline appears at once, and is sent when the network is back", async ({
  page,
  context,
}) => {
  await createAccount(page);
  const startDate = new Date(Date.now() - 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  await createPlan(page, "Inglés today", { ...inglesOptions, startDate });
  await prepareOffline(page, "/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Day 2: / })).toBeVisible();
  await waitForStored(page, "plans", 1);
  await expect(section(page).getByText("No notes here in the last three days.")).toBeVisible();
  await context.setOffline(true);
  await page.goto("/today");
  const notes = section(page);
  await notes.getByRole("button", { name: "Full", exact: true }).click();
  const entry = notes.getByRole("listitem").first();
  await expect(entry).toContainText("Full");
  await expect(entry.getByText("Will be sent when you are online")).toBeVisible();
  await expect(page.getByRole("region", { name: "The stage, town by town" }).getByText(/^Full · /)).toBeVisible();
  await page.reload();
  await expect(section(page).getByRole("listitem").first()).toContainText("Full");

  await context.setOffline(false);
  await page.goto("/today");
  await expect(section(page).getByRole("listitem").first()).toContainText("Full");
  await expect(section(page).getByText("Will be sent when you are online")).toHaveCount(0, { timeout: 20_000 });
  const stored = await page.evaluate(async () => (await fetch("/api/trail-notes?route=camino-ingles")).json());
  expect(stored.data.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toMatchObject([{ kind: "full" }]);
});

test("away from the planned place, the notes of the whole day are shown, one's own included", async ({ page }) => {
  // According to the plan the day is over, but the device is still in its first town.
  await page.clock.setFixedTime(new Date("2027-05-11T18:00:00+02:00"));
  await createAccount(page);
  await createPlan(page, "Inglés in May");
  await page.goto("/today");
  const heading = page.getByRole("heading", { level: 1, name: /^Day 2: / });
  const first = /^Day 2: (.+) to /.exec(await heading.innerText())?.[1] ?? "";
  const words = `Slow in ${Math.random()}`;
  await section(page)
    .getByLabel("Where")
    .selectOption({ label: `in ${first}` });
  await section(page).getByLabel("Details (optional)").fill(words);
  await section(page).getByRole("button", { name: "Closed today" }).click();
  await expect(section(page).getByRole("status")).toContainText(`in ${first}.`);
  const entry = section(page).getByRole("listitem").filter({ hasText: words });
  await expect(entry).toBeVisible();
  await entry.getByRole("button", { name: /^Remove: / }).click();
  await expect(entry).toHaveCount(0);
});

test("fields appear only once hydrated, so that no early input is lost", async ({ page }) => {
  await createAccount(page);
  await page.goto("/camino-ingles/neda");
  const html = await page.request.get("/camino-ingles/neda").then((answer) => answer.text());
  expect(html).toContain('id="trail-notes"');
  expect(html).not.toContain("Details (optional)");
  const notes = page.getByRole("region", { name: "Trail notes" });
  await notes.scrollIntoViewIfNeeded();
  await notes.getByLabel("Details (optional)").fill("Mud after the bridge");
  await notes.getByRole("button", { name: "Something else" }).click();
  await expect(notes.getByRole("listitem").first()).toContainText("Mud after the bridge");
});
