import { expect, type Locator, type Page } from "@playwright/test";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { tabTo } from "#tests/support/browser/tab-to.ts";

test.describe.configure({ mode: "parallel" });

/** Input by touch or by keyboard. */
interface Input {
  press(target: Locator): Promise<void>;
  /** Moves the end of a day back, by a town. */
  moveBack(handle: Locator): Promise<void>;
}

const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** Creates a plan by the three questions, edits and deletes it, with one kind of input. */
async function runPlanLifecycle(page: Page, input: Input): Promise<void> {
  await page.goto("/plans/start");
  await input.press(page.getByRole("link", { name: /Camino Inglés/ }));
  await expect(page.getByLabel("From")).toHaveValue("ferrol");
  await input.press(page.getByRole("button", { name: "Next" }));
  await expect(page.getByLabel("Start date")).toBeVisible();
  await input.press(page.getByRole("button", { name: "Next" }));
  await input.press(page.getByRole("button", { name: "Show my plan" }));
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/days$/);
  const plan = page.url().replace(/\/days$/, "");

  await page.goto(`${plan}/days/2`);
  const handle = page.getByRole("slider", { name: "End of day 2", exact: true });
  const before = (await handle.getAttribute("aria-valuetext")) ?? "";
  await input.moveBack(handle);
  await expect(handle).not.toHaveAttribute("aria-valuetext", before);
  await input.press(page.getByRole("button", { name: /^Add a rest day in / }));
  await saved(page);
  await expect(page.getByText("Changed.")).toBeVisible();
  await input.press(page.getByRole("button", { name: /^Stay here: / }).first());
  await expect(page.getByText("Your place to stay")).toBeVisible();
  await saved(page);

  await input.press(page.getByRole("link", { name: "Overview" }));
  await input.press(page.getByRole("button", { name: "Create a link" }));
  await expect(page.getByLabel("Link to this plan")).toHaveValue(/share=/);
  const file = page.waitForEvent("download");
  await input.press(page.getByRole("link", { name: /^GPX/ }));
  expect((await file).suggestedFilename()).toMatch(/\.gpx$/);

  await page.goto("/plans");
  await input.press(page.getByRole("button", { name: /^Delete / }));
  await expect(page.getByText(/ has been deleted\./)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(0);
}

test("a plan is created, edited and deleted by keyboard alone", async ({ page }) => {
  await createAccount(page);
  await runPlanLifecycle(page, {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    },
    async moveBack(handle) {
      await tabTo(page, handle);
      await page.keyboard.press("ArrowLeft");
    },
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a plan is created, edited and deleted by touch", async ({ page }) => {
    await createAccount(page);
    await runPlanLifecycle(page, {
      press: (target) => target.tap(),
      moveBack: () => page.getByRole("button", { name: "End earlier" }).tap(),
    });
  });
});
