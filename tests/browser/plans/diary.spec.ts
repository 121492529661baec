import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  readOfflineStorage,
  waitForStored,
  createPlan,
  prepareOffline,
} from "#tests/support/browser/offline-browser.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, timezoneId: "Europe/Madrid" });
test.describe.configure({ mode: "default" });

const diary = (page: Page) => page.getByRole("region", { name: "Diary" });
/** Date in the time zone of the route. */
const isoDate = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });

async function walkToday(page: Page): Promise<string> {
  await createAccount(page);
  return createPlan(page, "Inglés today", { ...inglesOptions, startDate: isoDate(-1) });
}

test("text, stamps, kilometres and a photo are stored offline, and sent when the network is back", async ({
  page,
  context,
}, info) => {
  const uuid = await walkToday(page);
  await prepareOffline(page, "/today");
  await expect(page.getByRole("heading", { level: 1, name: /^Day 2: / })).toBeVisible();
  await waitForStored(page, "plans", 1);
  await context.setOffline(true);
  await page.goto("/today");
  await diary(page).getByLabel("A few words about this day").fill("Rain, and a donkey.");
  await diary(page).getByRole("button", { name: "Add stamp" }).click();
  // The stamp of the nearest town, which depends on the time of day.
  const nearest = (
    await diary(page)
      .getByText(/^Stamp added: ./)
      .innerText()
  ).replace("Stamp added: ", "");
  await diary(page).getByLabel("Stamp from").fill("Bar O Mirador");
  await diary(page).getByRole("button", { name: "Add stamp" }).click();
  await diary(page).getByLabel("Kilometres walked").fill("21,4");
  const file = info.outputPath("donkey.jpg");
  await writeFile(file, await picture("jpeg"));
  await diary(page).locator("input[type=file]").setInputFiles(file);
  await expect(diary(page).getByRole("img", { name: "Photo 1" })).toBeVisible();
  await diary(page).getByLabel("Caption of photo 1").fill("A donkey in the rain");
  await expect(diary(page).getByText("Will be sent when you are online").first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(diary(page).getByLabel("A few words about this day")).toHaveValue("Rain, and a donkey.");
  await expect(diary(page).getByText("Stamps: 2")).toBeVisible();
  await expect(diary(page).getByRole("img", { name: "A donkey in the rain" })).toBeVisible();

  await context.setOffline(false);
  await page.goto("/today");
  await expect(diary(page).getByText("Will be sent when you are online")).toHaveCount(0, { timeout: 30_000 });
  await expect(diary(page).getByRole("img", { name: "A donkey in the rain" })).toHaveAttribute("src", /\/small\.jpg$/);
  const stored = await page.evaluate(async (plan) => (await fetch(`/api/plans/${plan}/diary`)).json(), uuid);
  expect(stored.entries).toMatchObject([
    { text: "Rain, and a donkey.", stamps: [{ place: nearest }, { place: "Bar O Mirador" }], walkedM: 21_400 },
  ]);
  expect(stored.photos).toMatchObject([{ caption: "A donkey in the rain" }]);

  // The page of the day shows the same: edit the text, remove a stamp and delete a photo there.
  await page.goto(`/plans/${uuid}/days/2`);
  await expect(diary(page).getByLabel("A few words about this day")).toHaveValue("Rain, and a donkey.");
  await diary(page).getByRole("button", { name: "Remove the stamp: Bar O Mirador" }).click();
  await expect(diary(page).getByText("Stamps: 1")).toBeVisible();
  await diary(page).getByLabel("Caption of photo 1").fill("The donkey’s friend");
  const captions = () =>
    page.evaluate(async (plan) => {
      const { photos, entries } = await (await fetch(`/api/plans/${plan}/diary`)).json();
      return `${photos[0].caption}, ${entries[0].stamps.length}`;
    }, uuid);
  await expect.poll(captions, { timeout: 30_000 }).toBe("The donkey’s friend, 1");
  await diary(page).getByRole("button", { name: "Delete photo 1" }).click();
  await expect(diary(page).getByRole("img")).toHaveCount(0);
});

test("input stays in its field while it is sent, and can be edited again", async ({ page }) => {
  const uuid = await walkToday(page);
  await prepareOffline(page, "/today");
  const words = diary(page).getByLabel("A few words about this day");
  await words.fill("Rain, and a donkey.");
  const stored = () =>
    page.evaluate(async (plan) => (await (await fetch(`/api/plans/${plan}/diary`)).json()).entries[0]?.text, uuid);
  await expect.poll(stored, { timeout: 30_000 }).toBe("Rain, and a donkey.");
  await words.fill("Rain");
  const seen = await words.evaluateHandle((field: HTMLTextAreaElement) => {
    const values = new Set<string>();
    const look = () => {
      values.add(field.value);
      requestAnimationFrame(look);
    };
    look();
    return values;
  });
  await expect.poll(stored, { timeout: 30_000 }).toBe("Rain");
  await expect(diary(page).getByText("Will be sent when you are online")).toHaveCount(0);
  // Reloaded by now, as after every sent change.
  await page.waitForLoadState("networkidle");
  expect(await seen.evaluate((values) => [...values])).toEqual(["Rain"]);
});

test("the offline copy stays when the session ends before the diary is sent", async ({ page, context }) => {
  const uuid = await walkToday(page);
  await prepareOffline(page, `/plans/${await createPlan(page, "Some other year")}`);
  await waitForStored(page, "plans", 1);
  await page.goto("/today");
  await waitForStored(page, "plans", 2);
  await context.setOffline(true);
  await diary(page).getByLabel("A few words about this day").fill("Rain");
  await expect(diary(page).getByText("Will be sent when you are online")).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  await prepareOffline(page, "/credits");
  // The other copy is removed, as it has no unsent changes.
  await expect.poll(() => readOfflineStorage(page), { timeout: 60_000 }).toContain(`plans: 1\n[{"uuid":"${uuid}"`);
});

test("photos keep order and captions while they are sent", async ({ page, context }, info) => {
  const uuid = await walkToday(page);
  await prepareOffline(page, "/today");
  await waitForStored(page, "plans", 1);
  await page.setViewportSize({ width: 320, height: 640 });
  await context.setOffline(true);
  await page.goto("/today");
  const numbers = [1, 2, 3, 4, 5];
  const files = numbers.map((number) => info.outputPath(`${number}.jpg`));
  for (const [index, file] of files.entries())
    await writeFile(file, await picture("jpeg", { width: 100 + 10 * index }));
  await diary(page).locator("input[type=file]").setInputFiles(files);
  await expect(diary(page).getByRole("img")).toHaveCount(numbers.length);
  for (const number of numbers) await diary(page).getByLabel(`Caption of photo ${number}`).fill(`Picture ${number}`);
  // The reason why a photo waits is shown beside its button, not behind it.
  const state = await diary(page).getByText("Will be sent when you are online").first().boundingBox();
  const remove = await diary(page).getByRole("button", { name: "Delete photo 1" }).boundingBox();
  expect(state!.y).toBeGreaterThanOrEqual(remove!.y + remove!.height);

  const words = diary(page).getByLabel("Caption of photo 2");
  await words.focus();
  await context.setOffline(false);
  await expect(diary(page).getByText("Will be sent when you are online")).toHaveCount(0, { timeout: 60_000 });
  await expect(words).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(", and more");
  const stored = () =>
    page.evaluate(async (plan) => {
      const { photos } = await (await fetch(`/api/plans/${plan}/diary`)).json();
      return photos.map(({ caption, width }: { caption: string; width: number }) => `${width}: ${caption}`);
    }, uuid);
  await expect
    .poll(stored, { timeout: 30_000 })
    .toEqual(numbers.map((number) => `${90 + 10 * number}: Picture ${number}${number === 2 ? ", and more" : ""}`));
});

test("signing out asks before unsent text is lost, and sends what it can", async ({ page, context }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés today", { ...inglesOptions, startDate: isoDate(-1) });
  await prepareOffline(page, "/today");
  await waitForStored(page, "plans", 1);
  await context.setOffline(true);
  await diary(page).getByLabel("A few words about this day").fill("Rain, and a donkey.");
  await expect(diary(page).getByText("Will be sent when you are online").first()).toBeVisible();
  await page.getByRole("banner").locator("summary", { hasText: "Your account" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText(/^Not everything you wrote or changed on this device has been sent/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Sign out and lose it" }).click();
  await expect(page.getByText(/couldn’t be reached/)).toBeVisible();
  expect(await readOfflineStorage(page)).toContain("plans: 1");

  // The page may send by itself as soon as it is online again.
  const sent = page.waitForResponse((answer) => answer.url().includes(`/api/plans/${uuid}/diary/`));
  await context.setOffline(false);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Sign out/ })
    .click();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("vieira-diary")))).toEqual(
    [],
  );
});

test("the share link shows the current day and what is ticked, without JavaScript, until it is revoked", async ({
  page,
  browser,
}) => {
  const uuid = await walkToday(page);
  await page.goto("/credits");
  await page.evaluate(
    async ([plan, date]) => {
      await fetch("/api/csrf-cookie");
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "");
      const headers = { "Content-Type": "application/json", "X-XSRF-TOKEN": token, "If-Match": '"0"' };
      const body = JSON.stringify({
        text: "Rain, and a donkey.",
        stamps: [
          { id: "1", place: "Neda" },
          { id: "2", place: "" },
        ],
        walkedM: 21_400,
      });
      await fetch(`/api/plans/${plan}/diary/${date}`, { method: "PUT", headers, body });
    },
    [uuid, isoDate(0)] as const,
  );
  await page.goto(`/plans/${uuid}`);
  const sharing = page.getByRole("region", { name: "Share", exact: true });
  await sharing.getByLabel("Which day it is, and where the night is").check();
  await sharing.getByLabel("Works until (optional)").fill(isoDate(-20));
  await sharing.getByRole("button", { name: "Create a link" }).click();
  await expect(sharing.getByText("This must be today or a later day.")).toBeVisible();
  await sharing.getByLabel("Works until (optional)").fill(isoDate(20));
  await sharing.getByRole("button", { name: "Create a link" }).click();
  const link = await sharing.getByLabel("Link to this plan").inputValue();
  await expect(sharing.getByLabel("Works until (optional)")).toHaveValue(isoDate(20));

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const home = await context.newPage();
  await home.goto(link);
  await expect(home.getByRole("heading", { level: 2, name: /^Day 2 of \d+$/ })).toBeVisible();
  await expect(home.getByText(/^Tonight in /)).toBeVisible();
  await expect(home.getByText("Rain, and a donkey.")).toHaveCount(0);

  await sharing.getByLabel("Diary: text, stamps and kilometres").check();
  await sharing.getByLabel("Which day it is, and where the night is").uncheck();
  await sharing.getByRole("button", { name: "Save what the link shows" }).click();
  await expect(page.getByText("The link now shows what you chose.")).toBeVisible();
  await home.reload();
  await expect(home.getByText("Rain, and a donkey.")).toBeVisible();
  await expect(home.getByText(/21\.4\skm walked · 2 stamps: Neda$/)).toBeVisible();
  await expect(home.getByText(/^Tonight in /)).toHaveCount(0);
  await context.close();
});
