import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { updatePlan, createDownloadedPlan, openOnSecondDevice } from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

const readPlan = (page: Page, uuid: string) =>
  page.evaluate(async (plan) => (await (await fetch(`/api/plans/${plan}`)).json()) as ShownPlan, uuid);

/** Closes a tab without answering its dialog, and opens another. */
async function otherTab(context: BrowserContext, page: Page, address: string): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  await next.goto(address);
  return next;
}

test("options changed offline survive closing the tab, and the list of plans sends them", async ({ page, context }) => {
  const { uuid } = await createDownloadedPlan(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}`);
  await page.getByRole("link", { name: "Preferences", exact: true }).click();
  await page.getByLabel("Name").fill("Inglés in June");
  await page.getByLabel("Rest days").selectOption("5,4,6");
  await expectAccessible(page);

  const next = await otherTab(context, page, `/plans/${uuid}`);
  await expect(next.getByText(/entered on this device are not saved yet/)).toBeVisible();
  await next.getByRole("status").getByRole("link", { name: "View" }).click();
  await expect(next.getByText("Your unsaved changes have been restored.")).toBeVisible();
  await expect(next.getByLabel("Name")).toHaveValue("Inglés in June");
  await expect(next.getByLabel("Rest days")).toHaveValue("5,4,6");
  await next.getByRole("button", { name: "Save" }).click();
  await expect(next.getByRole("heading", { level: 1, name: "Inglés in June" })).toBeAttached();
  await expect(next.getByText(/are saved on this device and will be sent when you are back online/)).toBeVisible();

  await context.setOffline(false);
  await next.goto("/plans");
  await expect.poll(async () => (await readPlan(next, uuid)).name).toBe("Inglés in June");
  expect((await readPlan(next, uuid)).input["restEvery"]).toEqual({ after: 5, min: 4, max: 6 });
  await next.goto(`/plans/${uuid}/edit`);
  await expect(next.getByLabel("Name")).toHaveValue("Inglés in June");
  await expect(next.getByText("Your unsaved changes have been restored.")).toHaveCount(0);
});

test("options changed both offline and elsewhere are shown side by side", async ({ page, context, browser }) => {
  const { uuid, person } = await createDownloadedPlan(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/edit`);
  await page.getByLabel("Name").fill("Mine");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/are saved on this device and will be sent when you are back online/)).toBeVisible();

  const other = await openOnSecondDevice(browser, person);
  await updatePlan(other, uuid, { name: "Theirs" });
  await context.setOffline(false);
  await page.goto("/plans");
  const waiting = page.getByRole("status").filter({ hasText: "couldn’t be saved: they conflict" });
  await expectAccessible(page);
  await waiting.getByRole("link", { name: "View" }).click();
  const conflict = page.getByRole("region", { name: "This plan was changed elsewhere in the meantime" });
  await expect(conflict.getByRole("row", { name: /^Name/ })).toContainText(/Theirs.*Mine/);
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect.poll(async () => (await readPlan(other, uuid)).name).toBe("Mine");
  await page.goto("/plans");
  await expect(page.getByRole("heading", { name: "Mine" })).toBeVisible();
  await expect(page.getByText("couldn’t be saved: they conflict")).toHaveCount(0);
  await other.context().close();
});

test("a form open when the network fails stores its input, and sends it when the network is back", async ({
  page,
  context,
}) => {
  const { uuid } = await createDownloadedPlan(page);
  await page.goto(`/plans/${uuid}/edit`);
  await page.getByLabel("Name").fill("Slow May");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your preferences are saved on this device")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Slow May" })).toBeVisible();
  expect((await readPlan(page, uuid)).name).toBe("Slow May");
});

test("a new plan that could not be sent keeps its input, and is sent by one click", async ({ page, context }) => {
  await createAccount(page);
  await page.goto("/plans/new?route=camino-ingles");
  await page.getByLabel("Name").fill("On my own");
  await page.getByLabel("Start date", { exact: true }).fill("2027-05-10");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByText("What you typed is saved on this device")).toBeVisible();
  await context.setOffline(false);
  const next = await otherTab(context, page, "/plans");
  const begun = next.getByRole("status").filter({ hasText: "On my own" });
  await begun.getByRole("link", { name: "Continue" }).click();
  await next.getByRole("button", { name: "Continue this plan" }).click();
  await expect(next.getByLabel("Name")).toHaveValue("On my own");
  await expect(next.getByLabel("Start date", { exact: true })).toHaveValue("2027-05-10");
  await expect(next.getByRole("combobox", { name: "Route", exact: true })).toHaveValue("camino-ingles");
  await next.getByRole("button", { name: "Create plan" }).click();
  await expect(next.getByRole("heading", { level: 1, name: "On my own" })).toBeVisible();
  await next.goto("/plans");
  await expect(next.getByText("You started a new plan on this device")).toHaveCount(0);
});

test("input of one person is never shown to the next who signs in", async ({ page, context }) => {
  await createAccount(page);
  await page.goto("/plans/new?route=camino-ingles");
  await page.getByLabel("Name").fill("Nobody else's");
  // The session expires without a sign-out.
  await context.clearCookies();
  const next = await otherTab(context, page, "/");
  await createAccount(next);
  await next.goto("/plans/new?route=camino-ingles");
  await expect(next.getByLabel("Name")).toBeVisible();
  await next.waitForLoadState("networkidle");
  await expect(next.getByText("Nobody else's")).toHaveCount(0);
  await expect(next.getByLabel("Name")).toHaveValue("");
  await expect
    .poll(() => next.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .not.toContain("Nobody else's");
});

test("answers to the start questions given offline are kept until a plan is made of them", async ({
  page,
  context,
}) => {
  await createAccount(page);
  await page.goto("/plans/start?route=camino-ingles");
  await page.getByLabel("To", { exact: true }).selectOption({ label: "Betanzos" });
  await page.reload();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("betanzos");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Start date").fill("2027-05-10");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Relaxed: 5 hours").check();
  await page.getByRole("button", { name: "Show my plan" }).click();
  await expect(page.getByText("Nothing you typed is lost: try again.")).toBeVisible();
  await expect(page.getByLabel("Relaxed: 5 hours")).toBeChecked();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Relaxed: 5 hours")).toBeChecked();
  await page.getByRole("button", { name: "Show my plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/days$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Betanzos");
});
