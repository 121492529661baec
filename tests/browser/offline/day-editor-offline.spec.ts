import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { createDownloadedPlan, openOnSecondDevice, updateDay } from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });

test("day edits made offline survive a reload, and are sent when the network is back", async ({ page, context }) => {
  const { uuid } = await createDownloadedPlan(page);
  await page.goto(`/plans/${uuid}/days/2`);
  const handle = page.getByRole("slider", { name: "End of day 2" });
  const before = (await handle.getAttribute("aria-valuetext")) ?? "";
  await context.setOffline(true);
  await handle.press("ArrowRight");
  await expect(handle).not.toHaveAttribute("aria-valuetext", before);
  await expect(page.getByText("Offline: saved on this device")).toBeVisible();
  const heading = (await page.getByRole("heading", { name: /^Day 2: / }).innerText()).replace(/^Day 2: .+ to /, "");
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Day 2: / })).toContainText(heading);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Load" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Day 2: / })).toContainText(heading);
  const town = await page.evaluate(async (plan) => {
    const { days } = (await (await fetch(`/api/plans/${plan}`)).json()) as { days: { toName: string }[] };
    return days[1]?.toName;
  }, uuid);
  expect(town).toBe(heading);
});

test("the list of plans sends day edits made offline, and shows conflicts with edits made elsewhere", async ({
  page,
  context,
  browser,
}) => {
  const { uuid, person } = await createDownloadedPlan(page);
  const other = await openOnSecondDevice(browser, person);
  const notes = () =>
    other.evaluate(async (plan) => {
      const { days } = (await (await fetch(`/api/plans/${plan}`)).json()) as { days: { notes: string }[] };
      return days[1]?.notes;
    }, uuid);
  const noteWithoutNetwork = async (text: string) => {
    await page.goto(`/plans/${uuid}/days/2`);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await context.setOffline(true);
    const field = page.getByRole("textbox", { name: "Notes" });
    // `fill` selects and then types: hydration in between would append instead of replace.
    await expect(async () => {
      await field.fill(text);
      await expect(field).toHaveValue(text, { timeout: 1000 });
    }).toPass();
    await expect(page.getByText("Offline: saved on this device")).toBeVisible();
    await page.goto("/credits").catch(() => undefined);
  };
  await noteWithoutNetwork("Ring twice");
  await context.setOffline(false);
  await page.goto("/plans");
  await expect.poll(notes).toBe("Ring twice");

  await noteWithoutNetwork("Ring thrice");
  await updateDay(other, uuid, { notes: "Do not ring" }, 2);
  await context.setOffline(false);
  await page.goto("/plans");
  const waiting = page.getByRole("status").filter({ hasText: "was changed on this device and elsewhere" });
  await waiting.getByRole("link", { name: "Choose" }).click();
  const conflict = page.getByRole("region", { name: "This plan was changed elsewhere in the meantime" });
  await expect(conflict).toContainText("Do not ring");
  const wayBack = page.getByRole("link", { name: "This plan was changed elsewhere in the meantime" });
  // It would cover its own target.
  await conflict.getByRole("button", { name: "Save with these choices" }).scrollIntoViewIfNeeded();
  await expect(wayBack).toBeHidden();
  await page.getByRole("textbox", { name: "Notes" }).scrollIntoViewIfNeeded();
  await wayBack.click();
  await expect(conflict.getByRole("heading")).toBeInViewport();
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect.poll(notes).toBe("Ring thrice");
  await other.context().close();
});

test("text typed before the route data has loaded is kept and saved", async ({ page }) => {
  const { uuid } = await createDownloadedPlan(page);
  // Never responds.
  await page.context().route("**/api/routes/*/graph", () => undefined);
  await page.goto(`/plans/${uuid}/days/2`, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Notes" }).pressSequentially("Ring twice", { delay: 40 });
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Ring twice");
  await page
    .getByRole("button", { name: /^Stay here: / })
    .first()
    .click();
  await expect(page.getByText("Your place to stay")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const notes = await page.evaluate(async (plan) => {
    const { days } = (await (await fetch(`/api/plans/${plan}`)).json()) as { days: { notes: string }[] };
    return days[1]?.notes;
  }, uuid);
  expect(notes).toBe("Ring twice");
});
