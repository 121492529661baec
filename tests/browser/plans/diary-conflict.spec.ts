import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, sendFromPage } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  waitForStored,
  createPlan,
  openOnSecondDevice,
  prepareOffline,
} from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, timezoneId: "Europe/Madrid" });

test("texts of two devices that are too long together are both shown, and none is lost before one is chosen", async ({
  page,
  context,
  browser,
}) => {
  const person = await createAccount(page);
  const date = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const uuid = await createPlan(page, "Inglés today", { ...inglesOptions, startDate: date });
  await prepareOffline(page, "/today");
  await waitForStored(page, "plans", 1);
  await context.setOffline(true);
  await page.goto("/today");
  const mine = `Rain. ${"a".repeat(3_000)}`;
  const theirs = `A donkey. ${"b".repeat(3_000)}`;
  await page.getByLabel("A few words about this day").fill(mine);
  const elsewhere = await openOnSecondDevice(browser, person);
  const stamps = [{ id: "1", place: "Neda" }];
  const entry = `/api/plans/${uuid}/diary/${date}`;
  await sendFromPage(elsewhere, "PUT", entry, { text: theirs, stamps, walkedM: null });

  await context.setOffline(false);
  await page.goto("/today");
  const conflict = page.getByRole("region", { name: "Two versions: choose one" });
  await expect(conflict).toContainText(mine);
  await expect(conflict).toContainText(theirs);
  await expectAccessible(page);
  await page.getByLabel("A few words about this day").fill("Rain, and a donkey.");
  await page.reload();
  await expect(conflict).toContainText("Rain, and a donkey.");
  await expect(conflict).toContainText(theirs);
  const stored = async () =>
    (await page.evaluate(async (plan) => (await fetch(`/api/plans/${plan}/diary`)).json(), uuid)).entries[0];
  expect(await stored()).toMatchObject({ text: theirs });
  await conflict.getByRole("button", { name: "Save this version" }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(async () => (await stored()).text, { timeout: 30_000 }).toBe("Rain, and a donkey.");
  expect((await stored()).stamps).toEqual(stamps);
  await elsewhere.context().close();
});
