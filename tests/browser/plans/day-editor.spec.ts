import { expect, type Page } from "@playwright/test";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createPlan } from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.describe.configure({ mode: "parallel" });

/** Creates an account with a plan and opens one of its days, hydrated. */
async function openDay(page: Page, day: number): Promise<string> {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await page.goto(`/plans/${uuid}/days/${day}`);
  await expect(endOf(page, day)).toBeVisible();
  return uuid;
}

const endOf = (page: Page, day: number) => page.getByRole("slider", { name: `End of day ${day}`, exact: true });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

async function savedPlan(page: Page, uuid: string): Promise<ShownPlan> {
  await saved(page);
  return page.evaluate(async (plan) => (await (await fetch(`/api/plans/${plan}`)).json()) as ShownPlan, uuid);
}

const endsOf = ({ days }: ShownPlan) => days.map(({ kind, to }) => `${kind} ${to}`);

test("a day that ends at a required stop links to where the stop is removed", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May", { ...inglesOptions, mustStop: ["neda"] });
  await page.goto(`/plans/${uuid}/days/1`);
  const reason = page.getByRole("listitem").filter({ hasText: "required stop" });
  await reason.getByRole("link", { name: "change required stops" }).click();
  await expect(page.getByRole("button", { name: /Neda/ }).first()).toBeVisible();
});

test("an end is moved by keyboard, unpinned days follow, and it is undone and redone", async ({ page }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  const handle = endOf(page, 2);
  const spoken = await handle.getAttribute("aria-valuetext");
  expect(spoken).toMatch(/^Day 2 ends in .+, [\d.]+\skm$/);
  await handle.press("ArrowRight");
  await expect(handle).not.toHaveAttribute("aria-valuetext", spoken ?? "");
  await expect(page.getByText("Changed.")).toBeVisible();
  const after = await savedPlan(page, uuid);
  expect(after.days[1]).toMatchObject({ pinned: true });
  expect(after.days[1]?.to).not.toBe(before.days[1]?.to);
  expect(after.days[2]?.from).toBe(after.days[1]?.to);

  await page.keyboard.press("Control+z");
  await expect(handle).toHaveAttribute("aria-valuetext", spoken ?? "");
  expect(endsOf(await savedPlan(page, uuid))).toEqual(endsOf(before));
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(handle).not.toHaveAttribute("aria-valuetext", spoken ?? "");
  expect(endsOf(await savedPlan(page, uuid))).toEqual(endsOf(after));
});

test("a step can be undone after a reload, but not in another tab", async ({ page, context }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  await page.getByRole("button", { name: "End later" }).click();
  await expect(page.getByText("Changed.")).toBeVisible();
  expect(endsOf(await savedPlan(page, uuid))).not.toEqual(endsOf(before));
  const other = await context.newPage();
  await other.goto(`/plans/${uuid}/days/2`);
  await expect(endOf(other, 2)).toBeVisible();
  await expect(other.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => endsOf(await savedPlan(page, uuid))).toEqual(endsOf(before));
});

test("everything works by keyboard alone, and the focus stays in place", async ({ page }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  const handle = endOf(page, 2);
  await handle.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(handle).toBeFocused();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(async () => endsOf(await savedPlan(page, uuid))).toEqual(endsOf(before));
  const later = page.getByRole("button", { name: "End later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changed.")).toBeVisible();
  await expect(later).toBeFocused();
  await page.getByRole("button", { name: /^Add a rest day in / }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await savedPlan(page, uuid)).days[2]?.kind).toBe("rest");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await savedPlan(page, uuid)).days[2]?.kind).toBe("walk");
  await page.getByRole("radio", { name: "Nothing yet" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await savedPlan(page, uuid)).days[1]?.houseState).toBe("walk_in");
});

test("an end is moved by buttons, and a pinned day stays when another is moved", async ({ page }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  await page.getByRole("button", { name: "Pin this overnight stop" }).click();
  await expect(page.getByRole("button", { name: "Unpin" })).toBeVisible();
  await page.getByRole("link", { name: "Day before" }).click();
  await page.getByRole("button", { name: "End earlier" }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days[0]?.to).not.toBe(before.days[0]?.to);
  expect((await savedPlan(page, uuid)).days[1]).toMatchObject({ to: before.days[1]?.to, pinned: true });
  await page.getByRole("button", { name: "End later" }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days[0]?.to).toBe(before.days[0]?.to);
});

test("an end is dragged by mouse, with a preview of the result", async ({ page }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  const handle = endOf(page, 2);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("the handle is not there");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 8 });
  await expect(handle).not.toHaveAttribute("aria-valuetext", new RegExp(before.days[1]?.toName ?? ""));
  expect(endsOf(await savedPlan(page, uuid))).toEqual(endsOf(before));
  await page.mouse.up();
  await expect(page.getByText("Changed.")).toBeVisible();
  expect((await savedPlan(page, uuid)).days[1]).toMatchObject({ pinned: true, from: before.days[1]?.from });
  expect((await savedPlan(page, uuid)).days[1]?.to).not.toBe(before.days[1]?.to);
});

test("the booking of a place to stay follows the choice of it, on small phones too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await createAccount(page);
  const uuid = await createPlan(page, "To Pontedeume", { route: "camino-ingles", startDate: "2027-05-10" });
  await page.goto(`/plans/${uuid}/days/1`);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Places to stay" }).click();
  const places = page.getByRole("region", { name: /^Places to stay in / });
  await expect(places.getByRole("heading")).toBeInViewport();
  const rows = places.getByRole("button", { name: /tay here: / });
  await expect(rows.nth(3)).toBeAttached();
  const house = places.getByRole("button", { name: /^Stay here: / }).nth(3);
  const name = ((await house.getAttribute("aria-label")) ?? "").replace("Stay here: ", "");
  await house.click();
  await expect(rows).toHaveCount(1);
  await expect(places.getByRole("button", { name: `Don’t stay here: ${name}` })).toBeFocused();
  await expect(page.getByLabel("Booked")).toBeInViewport();
  await places.getByRole("button", { name: /^Show all / }).click();
  await expect(rows.nth(3)).toBeAttached();
});

test("place to stay, booking and notes of a night survive a reload", async ({ page }) => {
  const uuid = await openDay(page, 1);
  const house = page.getByRole("button", { name: /^Stay here: / }).first();
  const name = ((await house.getAttribute("aria-label")) ?? "").replace("Stay here: ", "");
  await house.click();
  await expect(page.getByText("Your place to stay")).toBeVisible();
  const stage = page.getByRole("link", { name: /^Day 1/ }).first();
  await expect(stage).toContainText("Not contacted yet");
  await expect(stage).not.toContainText("Nothing yet");
  await page.getByLabel("Booked").check();
  await page.getByLabel("Booking reference").fill("A 17");
  await page.getByLabel("Price in euros").fill("12,50");
  await page.getByRole("textbox", { name: "Notes" }).pressSequentially("Ring twice");
  await page.getByLabel("What to carry").fill("Water");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Ring twice");
  await expect(page.getByLabel("Price in euros")).toHaveValue("12.5");
  await expect(page.getByRole("button", { name: `Don’t stay here: ${name}` })).toBeVisible();
  expect((await savedPlan(page, uuid)).days[0]).toMatchObject({
    houseName: name,
    houseState: "booked",
    bookingReference: "A 17",
    priceCents: 1250,
    notes: "Ring twice",
    carry: "Water",
  });
});

test("more is written after a save whose response was lost, without a choice between two versions", async ({
  page,
}) => {
  const uuid = await openDay(page, 1);
  let isLost = false;
  await page.route(`**/api/plans/${uuid}/days`, async (route) => {
    if (route.request().method() !== "PUT" || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  const notes = page.getByRole("textbox", { name: "Notes" });
  await notes.pressSequentially("Ring");
  await expect.poll(() => isLost).toBe(true);
  await expect(page.getByText("Offline: saved on this device")).toBeVisible();
  await notes.pressSequentially(" twice");
  expect((await savedPlan(page, uuid)).days[0]?.notes).toBe("Ring twice");
});

test("rest days are added, moved and removed; days are split and merged", async ({ page }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  await page.getByRole("button", { name: /^Add a rest day in / }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days[2]?.kind).toBe("rest");
  await page.getByRole("link", { name: "Next day" }).click();
  await page.getByRole("button", { name: "Rest earlier" }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days[1]?.kind).toBe("rest");
  await page.getByRole("link", { name: "Day before" }).click();
  await page.getByRole("button", { name: "Remove rest day" }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days.length).toBe(before.days.length);
  await page.getByRole("button", { name: "Split the stage" }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days.length).toBe(before.days.length + 1);
  await page.getByRole("button", { name: /^Merge with day / }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days.length).toBe(before.days.length);
});

test("changing the first day or an overnight stop keeps the rest", async ({ page }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  await page.getByLabel("Start date").fill("2027-06-01");
  await expect.poll(async () => (await savedPlan(page, uuid)).startDate).toBe("2027-06-01");
  expect(endsOf(await savedPlan(page, uuid))).toEqual(endsOf(before));
  const town = before.days[1]?.alternatives?.[0]?.to ?? "";
  await page.getByLabel("I am in").selectOption(town);
  await page.getByRole("button", { name: "Plan from here" }).click();
  await expect.poll(async () => (await savedPlan(page, uuid)).days[1]?.to).toBe(town);
  const after = await savedPlan(page, uuid);
  expect(after.days.length).toBe(before.days.length);
  expect(after.days.at(-1)?.to).toBe("santiago-de-compostela");
});

test("has no accessibility violations, in the day and in the list", async ({ page }) => {
  const uuid = await openDay(page, 2);
  await expectAccessible(page);
  await endOf(page, 2).press("ArrowLeft");
  await expect(page.getByText("Changed.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/plans/${uuid}/days`);
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expectAccessible(page);
});

test("edits made offline are stored, and sent when the network is back", async ({ page, context }) => {
  const uuid = await openDay(page, 2);
  const before = await savedPlan(page, uuid);
  await context.setOffline(true);
  await endOf(page, 2).press("ArrowRight");
  await page.getByRole("textbox", { name: "Notes" }).fill("Written in the hills");
  await expect(page.getByText("Offline: saved on this device")).toBeVisible();
  await context.setOffline(false);
  const after = await savedPlan(page, uuid);
  expect(after.days[1]?.to).not.toBe(before.days[1]?.to);
  expect(after.days[1]?.notes).toBe("Written in the hills");
});

test("if messages fail to load, nothing disappears, and they are requested again", async ({ page }) => {
  const words = /\/day-choices-[\w-]+\.js$/;
  await page.route(words, (route) => route.abort("internetdisconnected"));
  const isMissed = page.waitForEvent("requestfailed", (request) => words.test(request.url()));
  await openDay(page, 2);
  await endOf(page, 2).press("ArrowRight");
  await isMissed;
  await page.getByRole("textbox", { name: "Notes" }).fill("Written under a bridge");
  await saved(page);
  await page.unroute(words);
  await page.waitForResponse(words);
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Written under a bridge");
});

test("concurrent edits of the same field never overwrite each other unseen", async ({ page, context }) => {
  const uuid = await openDay(page, 1);
  const other = await context.newPage();
  await other.goto(`/plans/${uuid}/days/1`);
  await expect(endOf(other, 1)).toBeVisible();
  await page.getByRole("textbox", { name: "Notes" }).fill("Mine");
  await saved(page);
  await page.getByLabel("What to carry").fill("Water");
  await saved(page);

  await other.getByLabel("Booking reference").fill("B 4");
  await saved(other);
  // Changes without conflict are merged.
  await expect(other.getByRole("textbox", { name: "Notes" })).toHaveValue("Mine");
  expect((await savedPlan(other, uuid)).days[0]).toMatchObject({ notes: "Mine", bookingReference: "B 4" });

  await other.getByRole("textbox", { name: "Notes" }).fill("Theirs");
  await saved(other);
  await page.getByRole("textbox", { name: "Notes" }).fill("Mine again");
  const conflict = page.getByRole("region", { name: /changed elsewhere/ });
  await expect(conflict).toContainText("Mine again");
  await expect(conflict).toContainText("Theirs");
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect(conflict).toHaveCount(0);
  expect((await savedPlan(page, uuid)).days[0]?.notes).toBe("Mine again");
});
