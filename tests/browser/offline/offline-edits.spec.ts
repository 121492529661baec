import { expect, type Page } from "@playwright/test";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createDownloadedPlan,
  openOnSecondDevice,
  prepareOffline,
  updateDay,
} from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

const readPlan = (page: Page, uuid: string) =>
  page.evaluate(async (plan) => (await (await fetch(`/api/plans/${plan}`)).json()) as ShownPlan, uuid);

test("text written for a day offline survives a reload, and is sent when the network is back", async ({
  page,
  context,
}) => {
  const { uuid } = await createDownloadedPlan(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/days/1`);
  await page
    .getByRole("button", { name: /^Stay here: / })
    .first()
    .click();
  await page.getByLabel("Booked").check();
  await page.getByLabel("Booking reference").fill("A 17");
  await page.getByLabel("Price in euros").fill("12,50");
  await page.getByRole("textbox", { name: "Notes" }).fill("Ring twice");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Ring twice");
  await expect(page.getByLabel("Booked")).toBeChecked();
  await expect(page.getByText("Your place to stay")).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await prepareOffline(page, "/planner");
  await expect
    .poll(async () => (await readPlan(page, uuid)).days[0])
    .toMatchObject({ houseState: "booked", bookingReference: "A 17", priceCents: 1250, notes: "Ring twice" });
  await page.goto("/offline");
  await expect(page.getByRole("status").filter({ hasText: "Available offline" })).toBeVisible();
});

test("on a conflict with changes made elsewhere, shows both versions to choose from", async ({
  page,
  context,
  browser,
}) => {
  const { uuid, person } = await createDownloadedPlan(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/days/1`);
  await page.getByRole("textbox", { name: "Notes" }).fill("Mine");
  await page.getByLabel("What to carry").fill("Water");

  const other = await openOnSecondDevice(browser, person);
  await updateDay(other, uuid, { notes: "Theirs" });
  expect((await readPlan(other, uuid)).days[0]?.notes).toBe("Theirs");

  await context.setOffline(false);
  await page.goto("/plans");
  const waiting = page.getByRole("status").filter({ hasText: "was changed on this device and elsewhere" });
  await waiting.getByRole("link", { name: "Choose" }).click();
  const conflict = page.getByRole("region", { name: "This plan was changed elsewhere in the meantime" });
  await expect(conflict.getByRole("row", { name: /notes/ })).toContainText(/Theirs.*Mine/s);
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(async () => (await readPlan(other, uuid)).days[0]).toMatchObject({ notes: "Mine", carry: "Water" });
  await other.context().close();
});
