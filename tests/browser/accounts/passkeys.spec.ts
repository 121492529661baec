import { type CDPSession, expect, type Page } from "@playwright/test";

import { findAccessibilityViolations } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";

interface Authenticator {
  readonly session: CDPSession;
  readonly id: string;
}

/** Adds a virtual platform authenticator to a page. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId: id } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

/** Turns passkey autofill on or off: this authenticator accepts every prompt at once. */
const setAutofill = (page: Page, isOffered: boolean) =>
  page.evaluate((value) => localStorage.setItem("offers-passkeys", value), String(isOffered));

async function controlAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("offers-passkeys") === "false")
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function addPasskey(page: Page, password: string, name: string): Promise<void> {
  await page.goto("/me");
  await page.getByRole("link", { name: "Manage passkeys" }).click();
  const card = page.locator("#passkeys");
  await card.getByRole("button", { name: /^Add (a|another) passkey$/ }).click();
  await expect(card.getByLabel("Name", { exact: true })).toHaveValue(/^Chrome on \w+, \d{1,2} [A-Z][a-z]+$/);
  await card.getByLabel("Name", { exact: true }).fill("");
  await card.getByLabel("Current password").last().fill(password);
  await card.getByRole("button", { name: "Create the passkey" }).click();
  await expect(card.getByText("Give the passkey a name.")).toBeVisible();
  await card.getByLabel("Name", { exact: true }).fill(name);
  await card.getByLabel("Current password").last().fill("not the right one");
  await card.getByRole("button", { name: "Create the passkey" }).click();
  await expect(card.getByText("This is not your current password.")).toBeVisible();
  await card.getByLabel("Current password").last().fill(password);
  await card.getByRole("button", { name: "Create the passkey" }).click();
  await expect(card.getByText("The passkey has been added.")).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: name })).toContainText("not used yet");
}

/** Renames the only passkey, after an empty name. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  const card = page.locator("#passkeys");
  await card.getByLabel(`Rename ${from}`).click();
  await card.getByLabel("Name", { exact: true }).fill(" ");
  await card.getByRole("button", { name: "Save the name" }).click();
  await expect(card.getByText("Give the passkey a name.")).toBeVisible();
  await card.getByLabel("Name", { exact: true }).fill(to);
  await card.getByRole("button", { name: "Save the name" }).click();
  await expect(card.getByText("The passkey has a new name.")).toBeVisible();
  await expect(card.getByRole("listitem").getByText(to, { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "Save the name" })).toBeHidden();
}

async function leave(page: Page): Promise<void> {
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/:\d+\/$/);
}

test("adds a passkey, signs in with it by button and by autofill, renames and removes it", async ({
  browser,
  page,
}) => {
  const person = newTestUser();
  await createAccount(page, person);
  await addAuthenticator(page);
  await controlAutofill(page);
  await addPasskey(page, person.password, "My telephone");
  await leave(page);

  await setAutofill(page, false);
  await page.goto("/login?redirect=/credits");
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username webauthn");
  await button.click();
  await expect(page).toHaveURL(/:\d+\/credits$/);
  await leave(page);

  await setAutofill(page, true);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/me$/);
  await page.getByRole("link", { name: "Manage passkeys" }).click();
  const one = page.locator("#passkeys").getByRole("listitem");
  await expect(one).toContainText(/last used \d/);
  await rename(page, "My telephone", "My old telephone");
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto("/second-factor");
  await rename(plain, "My old telephone", "My oldest telephone");
  await plain.context().close();
  await page.reload();
  await expect(one).toContainText("My oldest telephone");
  await one.getByText("Remove", { exact: true }).click();
  await one.getByLabel("Current password").fill("not the right one");
  await one.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(one.getByText("This is not your current password.")).toBeVisible();
  await one.getByLabel("Current password").fill(person.password);
  await one.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByText("The passkey has been removed")).toBeVisible();
  await expect(one).toHaveCount(0);
  await leave(page);

  await setAutofill(page, false);
  await page.goto("/login");
  await button.click();
  await expect(page.getByText("No account here has this passkey.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("the password still works after the passkey prompt is cancelled", async ({ page }) => {
  const { session, id } = await addAuthenticator(page);
  await session.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: false });
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.click();
  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByLabel("Password", { exact: true })).toBeEnabled();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("mentions passkeys without offering them", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("main").getByRole("button", { name: "Sign in", exact: true })).toHaveCount(1);
    const person = newTestUser();
    await createAccount(page, person);
    await page.goto("/second-factor");
    await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
    await expect(page.getByText("Add a passkey")).toHaveCount(0);
  });
});

test("loads the passkey script only on pages that use passkeys", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (answer) => void scripts.push(new URL(answer.url()).pathname));
  const isLoaded = () => scripts.some((name) => /\/ask-passkey-/.test(name));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(isLoaded()).toBe(false);
  await page.goto("/register", { waitUntil: "networkidle" });
  expect(isLoaded()).toBe(false);
  await page.goto("/login");
  await expect.poll(isLoaded).toBe(true);
});

test("passkey pages have no accessibility violations, in light and dark", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  await addAuthenticator(page);
  await addPasskey(page, person.password, "My telephone");
  await page.locator("#passkeys").getByText("Remove", { exact: true }).click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(
      await findAccessibilityViolations(page, { rules: colorScheme === "light" ? "everything" : "colours" }),
    ).toEqual([]);
  }
});
