import { type Browser, expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { readOfflineStorage, createPlan, prepareOffline, updateDay } from "#tests/support/browser/offline-browser.ts";

const written = { notes: "Ring twice", carry: "Blister plasters", priceCents: 98_700, bookingReference: "REF-77" };

/** Creates a plan with every kind of entry on its second day. @returns its path */
async function createAnnotatedPlan(page: Page): Promise<string> {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await updateDay(page, uuid, written, 2);
  return `/plans/${uuid}`;
}

/** The HTML of every page of a shared plan, read by somebody else. */
async function readBy(browser: Browser, baseURL: string | undefined, link: URL): Promise<string> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const pages = await Promise.all(
    ["", "/days", "/days/2"].map(async (page) =>
      (await context.request.get(link.pathname + page + link.search)).text(),
    ),
  );
  await context.close();
  return pages.join("\n");
}

test("a link shows notes, prices and the packing list only as far as the owner allows", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(await createAnnotatedPlan(page));
  await expect(page.getByText("nobody sees booking references", { exact: false })).toBeVisible();
  for (const name of ["Notes", "Prices I have entered", "What to carry"]) {
    await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
  }
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(page.getByText("Link created.")).toBeVisible();
  const address = await page.getByLabel("Link to this plan").inputValue();
  const hidden = await readBy(browser, baseURL, new URL(address));
  expect(hidden).not.toMatch(/Ring twice|Blister plasters|€987|98700|REF-77/);

  await page.getByRole("checkbox", { name: "Notes" }).check();
  await page.getByRole("checkbox", { name: "Prices I have entered" }).check();
  await page.getByRole("button", { name: "Save what the link shows" }).click();
  await expect(page.getByText("The link now shows what you chose.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Link to this plan")).toHaveValue(address);
  await expect(page.getByRole("checkbox", { name: "Notes" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "What to carry" })).not.toBeChecked();
  await expectAccessible(page);

  const link = new URL(address);
  const reader = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await reader.goto(`${link.pathname}/days/2${link.search}`);
  await expect(reader.getByText("Ring twice")).toBeVisible();
  await expect(reader.getByText("€987", { exact: false })).toBeVisible();
  await expect(reader.getByRole("heading", { name: "What to carry" })).toHaveCount(0);
  await reader.goto(link.pathname + link.search);
  await reader.getByText("Night by night").click();
  await expect(reader.getByText("entered by the owner of the plan")).toBeVisible();
  await reader.context().close();
  expect(await readBy(browser, baseURL, link)).not.toMatch(/Blister plasters|REF-77/);
});

test("what a link shows is changed without JavaScript", async ({ page, context, browser, baseURL }) => {
  const path = await createAnnotatedPlan(page);
  const plain = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const still = await plain.newPage();
  await still.goto(path);
  await still.getByRole("checkbox", { name: "What to carry" }).check();
  await still.getByRole("button", { name: "Create a link" }).click();
  const link = new URL(await still.getByLabel("Link to this plan").inputValue());
  expect(await readBy(browser, baseURL, link)).toContain("Blister plasters");
  await still.getByRole("checkbox", { name: "What to carry" }).uncheck();
  await still.getByRole("button", { name: "Save what the link shows" }).click();
  await expect(still.getByText("The link now shows what you chose.")).toBeVisible();
  expect(await readBy(browser, baseURL, link)).not.toContain("Blister plasters");
  await plain.close();
});

test.describe("an offline copy", () => {
  test.use({ serviceWorkers: "allow" });

  test("contains what the link shows, and no longer what it showed before", async ({ page, browser, baseURL }) => {
    await page.goto(await createAnnotatedPlan(page));
    await page.getByRole("checkbox", { name: "Notes" }).check();
    await page.getByRole("button", { name: "Create a link" }).click();
    const address = await page.getByLabel("Link to this plan").inputValue();
    const reader = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await prepareOffline(reader, address);
    await expect.poll(() => readOfflineStorage(reader)).toContain("Ring twice");
    expect(await readOfflineStorage(reader)).not.toMatch(/Blister plasters|98700|REF-77/);
    await page.getByRole("checkbox", { name: "Notes" }).uncheck();
    await page.getByRole("button", { name: "Save what the link shows" }).click();
    await expect(page.getByText("The link now shows what you chose.")).toBeVisible();
    await reader.goto(address);
    await expect.poll(() => readOfflineStorage(reader)).not.toContain("Ring twice");
    expect(await readOfflineStorage(reader)).toContain("Inglés in May");
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByText("The link no longer works.")).toBeVisible();
    await reader.goto("/credits");
    await expect.poll(() => readOfflineStorage(reader)).not.toContain("Inglés in May");
    await reader.context().close();
  });
});
