import { expect, type Page } from "@playwright/test";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { expectAccessible } from "#tests/support/barriers.ts";
import { test } from "#tests/support/browser-test.ts";
import { havePlanAlong, openElsewhere, prepareOffline, writeOn } from "#tests/support/offline-browser.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

const readPlan = (page: Page, uuid: string) =>
  page.evaluate(async (plan) => (await (await fetch(`/api/plans/${plan}`)).json()) as ShownPlan, uuid);

test("what is written for a day without a network stays through a reload and is sent when there is one again", async ({
  page,
  context,
}) => {
  const { uuid } = await havePlanAlong(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/days/1`);
  await page
    .getByRole("button", { name: /^Stay here: / })
    .first()
    .click();
  await page.getByLabel("Bed").selectOption("Booked");
  await page.getByLabel("Booking reference").fill("A 17");
  await page.getByLabel("Price in euros").fill("12,50");
  await page.getByLabel("Notes").fill("Ring twice");
  await page.reload();
  await expect(page.getByLabel("Notes")).toHaveValue("Ring twice");
  await expect(page.getByLabel("Bed")).toHaveValue("booked");
  await expect(page.getByText("Your house")).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await prepareOffline(page, "/planner");
  await expect
    .poll(async () => (await readPlan(page, uuid)).days[0])
    .toMatchObject({ houseState: "booked", bookingReference: "A 17", priceCents: 1250, notes: "Ring twice" });
  await page.goto("/offline");
  await expect(page.getByText("Saved for offline")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Written without a network" })).toHaveCount(0);
});

test("what others have written meanwhile is shown beside what was written without a network, to be chosen from", async ({
  page,
  context,
  browser,
}) => {
  const { uuid, person } = await havePlanAlong(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/days/1`);
  await page.getByLabel("Notes").fill("Mine");
  await page.getByLabel("Things to carry").fill("Water");

  const other = await openElsewhere(browser, person);
  await writeOn(other, uuid, { notes: "Theirs" });
  expect((await readPlan(other, uuid)).days[0]?.notes).toBe("Theirs");

  await context.setOffline(false);
  await page.goto("/offline");
  const dispute = page.getByRole("region", { name: "Written without a network" });
  await expect(dispute).toContainText("Mine");
  await expect(dispute).toContainText("Theirs");
  await expectAccessible(page);
  await dispute.getByRole("button", { name: "Keep mine" }).click();
  await expect(dispute).toHaveCount(0);
  await expect.poll(async () => (await readPlan(other, uuid)).days[0]).toMatchObject({ notes: "Mine", carry: "Water" });
  await other.context().close();
});
