import { devices, expect, type Page } from "@playwright/test";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser, registerByForm } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createPlan, updateDay } from "#tests/support/browser/offline-browser.ts";

const readPlan = async (page: Page, uuid: string) =>
  (await (await page.request.get(`/api/plans/${uuid}`)).json()) as ShownPlan;

test("without JavaScript the days are shown, with what editing needs", async ({ browser, page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await updateDay(page, uuid, { notes: "A bed by the window", bookingReference: "AB12", houseState: "asked" }, 2);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(`/plans/${uuid}/days`);
  await still
    .getByRole("listitem")
    .getByRole("link", { name: /^Day 2/ })
    .click();
  await expect(still.getByRole("heading", { name: /^Day 2: / })).toBeVisible();
  await expect(still.getByText("Changing days needs JavaScript")).toBeVisible();
  await expect(still.getByRole("button", { name: "End earlier" })).toBeHidden();
  const way = still.getByRole("region", { name: "The stage, town by town" });
  await expect(way.getByRole("listitem").first()).toContainText("0.0 km");
  await expect(way).not.toContainText("Loading");
  await expect(still.getByText("Requested · Booking reference: AB12")).toBeVisible();
  await expect(still.getByRole("paragraph").filter({ hasText: "A bed by the window" })).toBeVisible();
  await expect(still.locator("input, select, textarea, main button").filter({ visible: true })).toHaveCount(0);
  await still.getByRole("link", { name: "Read the plan in its overview" }).click();
  await expect(still).toHaveURL(`/plans/${uuid}`);
  await expect(still.getByRole("heading", { level: 1, name: "Inglés in May" })).toBeVisible();
  await plain.close();
});

test("people with the link can read the days but not edit; others get 404", async ({ browser, page }) => {
  await registerByForm(page, newTestUser());
  const uuid = await createPlan(page, "Inglés in May");
  const token = await page.evaluate(async (plan) => {
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const answer = await fetch(`/api/plans/${plan}/share`, {
      method: "POST",
      headers: { "X-XSRF-TOKEN": decodeURIComponent(xsrf) },
    });
    return ((await answer.json()) as { token: string }).token;
  }, uuid);
  const houses = await page.request.get(`/api/plans/${uuid}/houses`);
  const { towns } = (await houses.json()) as { towns: { slug: string; houses: { uuid: string }[] }[] };
  const { to } = (await readPlan(page, uuid)).days[1]!;
  const house = towns.find(({ slug }) => slug === to)?.houses[0]?.uuid;
  expect(house).toBeDefined();
  await updateDay(page, uuid, { house: house! }, 2);
  const reader = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const answer = await reader.goto(`/plans/${uuid}/days/2?share=${token}`);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(reader.getByRole("heading", { name: /^Day 2: / })).toBeVisible();
  await expect(reader.getByText("Chosen place to stay")).toBeVisible();
  for (const name of ["End earlier", "End later", "Undo", /^Stay here/, /^Add a rest day/]) {
    await expect(reader.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(reader.getByRole("textbox", { name: "Notes" })).toHaveCount(0);
  await reader.getByRole("link", { name: "Next day" }).click();
  await expect(reader).toHaveURL(new RegExp(`/days/3\\?share=${token}`));
  await reader.reload();
  await expect(reader.getByRole("heading", { name: /^Day 3: / })).toBeVisible();
  await expectAccessible(reader);
  // What has to be carried is listed with the day.
  await reader.goto(`/plans/${uuid}/days/5?share=${token}`);
  const stage = reader.getByRole("region", { name: "The stage, town by town" });
  await expect(stage.getByText(/^No food for 12\.\d\skm between A Calle \(Poulo\) and Sigüeiro\.$/)).toBeVisible();
  await expect(stage.getByText(/^No place to stay known for 14\.\d\skm between .+ and Sigüeiro\.$/)).toBeVisible();
  expect((await reader.goto(`/plans/${uuid}/days/2`))?.status()).toBe(404);
  expect((await reader.goto(`/plans/${uuid}/days/99?share=${token}`))?.status()).toBe(404);
  await reader.context().close();
});

test("on a phone an end is dragged by touch, from a separate page", async ({ browser, page, baseURL }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  const before = await readPlan(page, uuid);
  const phone = await browser.newContext({
    ...devices["Pixel 7"],
    ...(baseURL !== undefined && { baseURL }),
    storageState: await page.context().storageState(),
    locale: "en-GB",
  });
  const hand = await phone.newPage();
  await hand.goto(`/plans/${uuid}/days`);
  await hand
    .getByRole("listitem")
    .getByRole("link", { name: /^Day 2/ })
    .click();
  await expect(hand.getByRole("heading", { name: "Day by day" })).toBeHidden();
  const handle = hand.getByRole("slider", { name: "End of day 2" });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("the handle is not there");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await phone.newCDPSession(hand);
  const at = (type: "touchStart" | "touchMove", moved: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x - moved, y }] });
  await at("touchStart", 0);
  for (const moved of [15, 30, 45, 60]) await at("touchMove", moved);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(hand.getByText("Changed.")).toBeVisible();
  await expect(hand.getByText("Saved", { exact: true })).toBeVisible();
  expect((await readPlan(page, uuid)).days[1]?.to).not.toBe(before.days[1]?.to);
  await hand.getByRole("link", { name: "All days" }).click();
  await expect(hand.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expectAccessible(hand);
  await phone.close();
});

test("the last touch position counts, even if the finger is lifted at once", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await page.goto(`/plans/${uuid}/days/2`);
  const handle = page.getByRole("slider", { name: "End of day 2" });
  await handle.hover();
  await page.mouse.down();
  // Both events before the next frame.
  await handle.evaluate((grip) => {
    const { left, top } = grip.getBoundingClientRect();
    const at = { bubbles: true, pointerId: 1, clientX: left - 200, clientY: top + 40 };
    grip.dispatchEvent(new PointerEvent("pointermove", at));
    grip.dispatchEvent(new PointerEvent("pointerup", at));
  });
  await expect(page.getByText("Changed.")).toBeVisible();
  await page.mouse.up();
});
