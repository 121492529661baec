import { expect, type Locator, type Page } from "@playwright/test";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForStored, createPlan, prepareOffline } from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: "Europe/Madrid",
});

/** Expects that nothing covers the panel and that no part of it is outside the window. */
async function expectOnTop(panel: Locator): Promise<void> {
  await expect(panel).toBeVisible();
  const shares = [0, 0.33, 0.67, 1];
  const covers = await panel.evaluate((element, at) => {
    const box = element.getBoundingClientRect();
    return at.flatMap((x) =>
      at.flatMap((y) => {
        // Corners may be rounded.
        const [left, top] = [box.left + 14 + x * (box.width - 28), box.top + 14 + y * (box.height - 28)];
        const hit = document.elementFromPoint(left, top);
        return hit && element.contains(hit) ? [] : `${x}, ${y}: ${hit?.outerHTML.slice(0, 120) ?? "beyond the window"}`;
      }),
    );
  }, shares);
  expect(covers).toEqual([]);
}

/** Expects the navigation in its usual place, and not covered. */
async function expectTabs(page: Page): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Main" });
  const box = await tabs.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  for (const tab of await tabs.getByRole("link").all()) await expectOnTop(tab);
}

/** Opens every dialog, menu and panel of a page in turn. */
async function openAll(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const opener of await main.getByRole("button", { name: "Open the map" }).all()) {
    await opener.click();
    const map = page.locator("dialog:modal");
    await expectOnTop(map);
    await map.getByRole("button", { name: "Close the map" }).click();
    await expect(map).toHaveCount(0);
  }
  for (const field of await main.getByRole("combobox").and(page.locator("input:not([list])")).all()) {
    if (!(await field.isVisible())) continue;
    await field.click();
    await expectOnTop(main.getByRole("listbox").filter({ visible: true }).first());
    await field.press("Escape");
  }
  for (const summary of await main.locator("details > summary").all()) {
    // Panels that need the server cannot be opened offline.
    const isClosed = await summary.evaluate((element) => !element.closest("details[open], [inert]"));
    if (!isClosed || !(await summary.isVisible())) continue;
    await summary.click();
    const isSeen = await summary.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const below = element.nextElementSibling?.getBoundingClientRect();
      if (!below || below.height === 0) return true;
      const hit = document.elementFromPoint(below.left + 20, below.top + Math.min(8, below.height / 2));
      return element.parentElement?.contains(hit) ?? false;
    });
    expect(isSeen, `what "${await summary.textContent()}" opens lies on top`).toBe(true);
  }
}

test("on every screen of plans dialogs lie on top, and the navigation stays in place", async ({ page, context }) => {
  test.setTimeout(240_000);
  await createAccount(page);
  const startDate = new Date(Date.now() - 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const uuid = await createPlan(page, "Inglés today", { ...inglesOptions, startDate });
  await prepareOffline(page, "/today");
  await waitForStored(page, "plans", 1);
  const kept = ["/today", "/plans", `/plans/${uuid}`, `/plans/${uuid}/days/2`, `/plans/${uuid}/edit`];
  for (const address of [...kept, "/plans/new", "/plans/import"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectTabs(page);
      const menu = page.getByRole("banner").locator("details");
      await menu.locator("summary").click();
      await expectOnTop(menu.locator("> div"));
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await expectOnTop(page.locator("dialog:modal"));
      await page.keyboard.press("Escape");
      await openAll(page);
      await expectTabs(page);
    });
  }
  await context.setOffline(true);
  for (const address of kept) {
    await test.step(`${address} offline`, async () => {
      await page.goto(address);
      // The document first shows its own content, then what is stored.
      await hydratePage(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectTabs(page);
      await openAll(page);
      await expectTabs(page);
    });
  }
});

test("on narrow screens the button that opens a map does not cover the map's buttons", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/plans/${uuid}/days/2`);
    const opener = page.getByRole("button", { name: "Open the map" });
    await opener.scrollIntoViewIfNeeded();
    for (const name of ["Open the map", "Zoom in", "Zoom out", "Show the whole route"])
      await expectOnTop(page.getByRole("button", { name }));
  }
});

test("on the smallest phone an end is dragged both ways without leaving the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await page.goto(`/plans/${uuid}/days/2`);
  const handle = page.getByRole("slider", { name: "End of day 2", exact: true });
  const box = (await handle.boundingBox())!;
  const chart = handle.locator("xpath=../..");
  const before = await chart.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (const x of [318, 2]) {
    await page.mouse.move(x, box.y + box.height / 2, { steps: 6 });
    const said = (await page.locator(".end-handle__bubble").boundingBox())!;
    expect(said.x).toBeGreaterThanOrEqual(0);
    expect(said.x + said.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Nothing that appears shifts the profile under the finger.
    await page.waitForTimeout(300);
    expect(Math.abs((await chart.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(2);
  }
  await page.mouse.up();
});

test("the effect of a step is shown in the flow of the page, covers nothing, and has Undo", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await page.goto(`/plans/${uuid}/days/2`, { waitUntil: "networkidle" });
  const said = page.getByRole("status").filter({ hasText: /Changed|Undone/ });
  const others = page.getByRole("button", { name: /^Stop in / });
  const end = page.getByRole("heading", { name: /^The stage ends in / });
  const before = (await end.textContent()) ?? "";
  for (const press of [page.getByRole("button", { name: "End later" }), others.first()]) {
    const endBefore = (await end.textContent()) ?? "";
    await press.click();
    await expect(end).not.toHaveText(endBefore);
    // One at a time: the next replaces it.
    await expect(said).toHaveCount(1);
    // The places to stay of the new night appear above it.
    await expect(() => expectOnTop(said)).toPass();
    for (const other of await others.all()) {
      await other.scrollIntoViewIfNeeded();
      await expectOnTop(other);
    }
    await expectTabs(page);
  }
  await said.getByRole("button", { name: "Undo" }).click();
  await expect(said).toContainText("Undone.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(end).toHaveText(before);
  await page.getByRole("button", { name: "End later" }).click();
  await expect(said).toContainText("Changed.");
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: /^Day 3/ })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("a change beside the end of a day is confirmed there", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await page.goto(`/plans/${uuid}/days/2`, { waitUntil: "networkidle" });
  const rest = page.getByRole("button", { name: /^Add a rest day in / });
  await rest.click();
  const said = page.getByRole("region", { name: "Change the days" }).getByRole("status");
  await expect(() => expectOnTop(said)).toPass();
  await rest.scrollIntoViewIfNeeded();
  await expectOnTop(rest);
});
