import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";
import { createAndOpenPlan } from "#tests/support/browser/offline-browser.ts";

const bar = (page: Page) => page.getByRole("status").filter({ hasText: /days|No plan/ });

/** A second page of the same context. */
async function otherWindow(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("creates a plan with one form, with a second route after the first", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans/new?route=camino-ingles");
  await expect(bar(page)).toHaveText(/^\d+ days · [\d.]+\skm$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByText("Give your plan a name.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Name").fill("To the end of the earth");
  await page.getByLabel("Start date", { exact: true }).fill("2027-05-10");
  await expect(bar(page)).toContainText(/arrival on \d+ May 2027/);
  await page.getByRole("button", { name: "Add another route" }).click();
  const second = page.getByRole("region", { name: "Route 2" });
  await expect(second.getByLabel("Route", { exact: true })).toHaveValue("camino-finisterre-muxia");
  await expect(second.getByText("Starts where the previous route ends.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("To the end of the earth");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("link", { name: /Faro de Fisterra/ }).first()).toBeVisible();
});

test("names impossible options beside their field", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans/new?route=camino-ingles");
  await page.getByLabel("Name").fill("In a hurry");
  await page.getByLabel("Number of days").fill("1");
  await expect(bar(page)).toHaveText("No plan fits these preferences");
  await expect(page.getByLabel("Number of days")).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByText("1 field needs your attention.")).toBeVisible();
  await expect(page).toHaveURL(/\/plans\/new/);
  await page.getByLabel("Number of days").fill("");
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "In a hurry" })).toBeVisible();
});

test("restores unsaved options after a reload, and asks before leaving them", async ({ page }) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Slow May");
  await page.getByRole("link", { name: "Preferences" }).click();
  await page.getByLabel("Name").fill("Slower May");
  await page.getByRole("button", { name: "One day more" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved changes have been restored.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Slower May");
  await expect(page.getByLabel("Start gently")).toHaveValue("1");
  await page.getByRole("link", { name: "Overview" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).last().click();
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole("link", { name: "Overview" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(plan);
  await page.getByRole("link", { name: "Preferences" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Slow May");
  await expect(page.getByText("Your unsaved changes have been restored.")).toHaveCount(0);
});

test("input typed before hydration is kept", async ({ page }) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Slow May");
  const unblock = await blockScripts(page);
  await page.goto(`${plan}/edit`, { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Slower May");
  await page.getByLabel("Rest days").selectOption("5,4,6");
  unblock();
  await expect(page.getByRole("button", { name: "Discard" })).toBeVisible();
  await page.getByRole("button", { name: "One day more" }).click();
  await expect(page.getByLabel("Start gently")).toHaveValue("1");
  await expect(page.getByLabel("Name")).toHaveValue("Slower May");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slower May" })).toBeVisible();
  await page.goto(`${plan}/edit`);
  await expect(page.getByLabel("Rest days")).toHaveValue("5,4,6");
});

test("two windows never overwrite each other: conflicts are shown side by side", async ({ page, context }) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Ours");
  await page.goto(`${plan}/edit`);
  const other = await otherWindow(context, `${plan}/edit`);
  await other.getByLabel("Name").fill("Theirs");
  await other.getByLabel("Start date", { exact: true }).fill("2027-06-01");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();

  await page.getByLabel("Name").fill("Mine");
  const answer = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.status() === 409,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await answer;
  const conflict = page.getByRole("region", { name: "This plan was changed elsewhere in the meantime" });
  await expect(conflict.getByRole("row", { name: /^Name/ })).toContainText(/Theirs.*Mine/);
  await expect(conflict.getByRole("row")).toHaveCount(2);
  await expect(page.getByLabel("Start date", { exact: true })).toHaveValue("2027-06-01");
  await expectAccessible(page);
  await conflict.getByRole("radio", { name: "Theirs" }).check();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Theirs");
  await conflict.getByRole("radio", { name: "Mine" }).check();
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeVisible();
  await page.goto(`${plan}/edit`);
  await expect(page.getByLabel("Start date", { exact: true })).toHaveValue("2027-06-01");
});

test("a late response for an older version does not reset the choice", async ({ page, context }) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Ours");
  await page.goto(`${plan}/edit`);
  const other = await otherWindow(context, `${plan}/edit`);
  await other.getByLabel("Name").fill("Theirs");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();

  let answerLook: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => (answerLook = resolve));
  const isLook = (body: string | null) => /do=show|name="do"\s+show/.test(body ?? "");
  await page.route("**/edit.data**", async (route) => {
    if (isLook(route.request().postData())) await isLate;
    // The form may have aborted it for a newer request.
    await route.continue().catch(() => undefined);
  });
  const isOver = new Promise<void>((resolve) => {
    const end = (request: Request) => void (isLook(request.postData()) && resolve());
    page.on("requestfinished", end);
    page.on("requestfailed", end);
  });
  const look = page.waitForRequest((request) => isLook(request.postData()));
  await page.getByLabel("Name").fill("Mine");
  await look;
  await page.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: /^Name/ });
  await expect(row).toContainText(/Theirs.*Mine/);
  answerLook();
  await isOver;
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await page.waitForTimeout(300);
  await expect(row).toContainText(/Theirs.*Mine/);
});

test("a conflict stays visible when a preview of the older version arrives at the same time", async ({
  page,
  context,
}) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Ours");
  await page.goto(`${plan}/edit`);
  const other = await otherWindow(context, `${plan}/edit`);
  await other.getByLabel("Name").fill("Theirs");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();

  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: areBothThere, resolve: bothThere } = Promise.withResolvers<void>();
  let answers = 0;
  await page.route("**/edit.data**", async (route) => {
    const response = await route.fetch();
    answers += 1;
    if (answers === 2) bothThere();
    await isReleased;
    await route.fulfill({ response });
  });
  const preview = page.waitForRequest((request) => /do=show|name="do"\s+show/.test(request.postData() ?? ""));
  await page.getByLabel("Name").fill("Mine");
  await preview;
  await page.getByRole("button", { name: "Save" }).click();
  await areBothThere;
  // Both arrive while the page is busy, so that it renders them together.
  const busy = page.evaluate(() => {
    for (const end = performance.now() + 1_500; performance.now() < end;);
  });
  release();
  await busy;
  await expect(page.getByRole("row", { name: /^Name/ })).toContainText(/Theirs.*Mine/);
  await page.waitForTimeout(300);
  await expect(page.getByRole("row", { name: /^Name/ })).toContainText(/Theirs.*Mine/);
});

test("changes of different options in two windows are merged", async ({ page, context }) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Together");
  await page.goto(`${plan}/edit`);
  const other = await otherWindow(context, `${plan}/edit`);
  await other.getByLabel("Name").fill("Together in May");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Together in May" })).toBeVisible();
  await page.getByLabel("Rest days").selectOption("5,4,6");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Together in May" })).toBeVisible();
  await page.goto(`${plan}/edit`);
  await expect(page.getByLabel("Rest days")).toHaveValue("5,4,6");
});

test("the form works without JavaScript, and on a phone", async ({ browser, page, context, baseURL }) => {
  await createAccount(page);
  const state = await context.storageState();
  const plain = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: state,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const still = await plain.newPage();
  await still.goto("/plans/new");
  await still.getByLabel("Route", { exact: true }).selectOption("camino-ingles");
  await still.getByRole("button", { name: "Show the towns of this route" }).click();
  await expect(still.getByLabel("From")).toHaveValue("ferrol");
  await still.getByRole("button", { name: "Add another route" }).click();
  await expect(still.getByRole("heading", { name: "Route 2" })).toBeVisible();
  await still.getByRole("button", { name: /^Remove/ }).click();
  await expect(still.getByRole("heading", { name: "Route 2" })).toHaveCount(0);
  await still.getByRole("button", { name: "Create plan" }).click();
  await expect(still.getByText("Give your plan a name.")).toBeVisible();
  await still.getByLabel("Name").fill("Without a script");
  await still.getByRole("button", { name: "Create plan" }).click();
  await expect(still.getByRole("heading", { level: 1, name: "Without a script" })).toBeVisible();
  await still.getByRole("link", { name: "Preferences" }).click();
  await still.getByLabel("Name").fill("Still without");
  await still.getByLabel("Required stops").fill("Pontedeum");
  await still.getByRole("button", { name: "Save" }).click();
  await expect(still.getByLabel("Required stops")).toHaveAttribute("aria-invalid", "true");
  const mistyped = still.locator("label", { hasText: "Pontedeum" });
  await expect(mistyped).not.toHaveCSS("text-decoration-line", "line-through");
  await still.getByRole("checkbox", { name: "Pontedeum" }).uncheck();
  await expect(mistyped).toHaveCSS("text-decoration-line", "line-through");
  await still.getByLabel("Required stops").fill("Pontedeume");
  await still.getByRole("button", { name: "Save" }).click();
  await expect(still.getByRole("heading", { level: 1, name: "Still without" })).toBeVisible();
  await plain.close();
});

test("answers 404 to others", async ({ page, browser, baseURL }) => {
  await createAccount(page);
  const plan = await createAndOpenPlan(page, "Mine alone");
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await stranger.goto(`${plan}/edit`);
  await expect(stranger).toHaveURL(/\/login\?redirect=/);
  await createAccount(stranger);
  expect((await stranger.goto(`${plan}/edit`))?.status()).toBe(404);
  await stranger.context().close();
});
