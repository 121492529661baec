import { expect, type Page } from "@playwright/test";

import { totpCode } from "#tests/support/credentials/authenticator.ts";
import { findAccessibilityViolations } from "#tests/support/browser/accessibility.ts";
import { type TestUser, createAccount, newTestUser, signInByForm } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const halfMinute = 30_000;

/** Sets up a second factor on the page. @returns the TOTP secret and the recovery codes */
async function setUp(page: Page, { password }: TestUser): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/me");
  await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
  // The previous page has a field of that name too.
  await expect(page.getByRole("heading", { level: 1, name: "Two-step sign-in" })).toBeVisible();
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(page.getByRole("img", { name: "Code to scan" })).toBeVisible();
  const secret = (await page.getByRole("code").innerText()).replaceAll(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("This code is wrong")).toBeVisible();
  // The code of the previous half minute, so that the next one can be used at once. It is not valid in the one after.
  const past = Date.now() % halfMinute;
  if (past > halfMinute / 2) await page.waitForTimeout(halfMinute - past);
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, Date.now() - halfMinute));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("These are your recovery codes.")).toBeVisible();
  const codes = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

async function leave(page: Page): Promise<void> {
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/:\d+\/$/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("sets up two-step sign-in, signs in with a code and with a recovery code, and turns it off", async ({
      page,
    }) => {
      const person = newTestUser();
      await page.goto("/register");
      await page.getByLabel("Name").fill(person.name);
      await page.getByLabel("E-mail").fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(person.password);
      await page.getByRole("button", { name: "Create account" }).click();
      await page.waitForURL(/\/planner$/);
      const { secret, codes } = await setUp(page, person);
      await leave(page);

      await page.goto("/login?redirect=/credits");
      await signInByForm(page, person);
      await expect(page.getByRole("heading", { level: 1, name: "Enter your code" })).toBeVisible();
      await expect(page.getByLabel("E-mail")).toBeHidden();
      await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
      await page.getByLabel("Code", { exact: true }).fill("123456");
      await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page.getByText("This code is wrong")).toBeVisible();
      await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, Date.now()));
      await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(/\/credits$/);
      await leave(page);

      await page.goto("/login");
      await signInByForm(page, person);
      await page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
      await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(/\/me$/);
      await page.getByRole("link", { name: "Manage two-step sign-in" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Two-step sign-in" })).toBeVisible();
      await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
      const renewal = page.locator("details", { hasText: "New recovery codes" });
      await renewal.locator("summary").click();
      await renewal.getByLabel("Current password").fill(person.password);
      await renewal.getByLabel("Code", { exact: true }).fill(codes[1] ?? "");
      await renewal.getByRole("button", { name: "Make new codes" }).click();
      await expect(page.getByText("Your earlier codes no longer work.")).toBeVisible();
      await expect(page.getByText("have to sign in again")).toHaveCount(0);
      const [newCode] = await page.getByRole("main").getByRole("listitem").allInnerTexts();
      await page.goto("/second-factor");
      await page.getByText("Turn off two-step sign-in").click();
      const off = page.locator("details", { hasText: "Turn off two-step sign-in" });
      await off.getByLabel("Current password").fill(person.password);
      await off.getByLabel("Code", { exact: true }).fill(newCode ?? "");
      await off.getByRole("button", { name: "Turn it off" }).click();
      await expect(page.getByText("Two-step sign-in is off, and you are signed out everywhere else.")).toBeVisible();
      await leave(page);
      await page.goto("/login");
      await signInByForm(page, person);
      await expect(page).toHaveURL(/\/me$/);
    });
  });
}

test("copies the recovery codes", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = newTestUser();
  await createAccount(page, person);
  const { codes } = await setUp(page, person);
  await page.getByRole("button", { name: "Copy the codes" }).click();
  await expect(page.getByRole("button", { name: "Codes copied" })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(codes);
});

test("two-step sign-in pages have no accessibility violations, in light and dark", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  const check = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(
        await findAccessibilityViolations(page, { rules: colorScheme === "light" ? "everything" : "colours" }),
      ).toEqual([]);
    }
  };
  await page.goto("/second-factor");
  await check();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(page.getByRole("img", { name: "Code to scan" })).toBeVisible();
  await check();
  const secret = (await page.getByRole("code").innerText()).replaceAll(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, Date.now()));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("These are your recovery codes.")).toBeVisible();
  await check();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.goto("/second-factor");
  await check();
});
