import { expect, type Page } from "@playwright/test";

import { findAccessibilityViolations } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser, sendFromPage, signInByForm } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { blockScripts } from "#tests/support/browser/block-scripts.ts";

const menu = (page: Page, name: string) => page.locator("summary", { hasText: name });

async function signOutByMenu(page: Page, name: string): Promise<void> {
  await menu(page, name).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

test("saves settings, and shows errors beside their fields without losing the input", async ({ page }) => {
  await createAccount(page);
  await page.goto("/me");
  await page.getByLabel("Walking pace").selectOption("own");
  await page.getByLabel("Level, km/h").fill("99");
  await page.getByLabel("Name").fill("Ana P.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Walking pace")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Level, km/h")).toHaveValue("99");
  await page.getByLabel("Level, km/h").fill("4.4");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(menu(page, "Ana P.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Walking pace")).toHaveValue("own");
  await expect(page.getByLabel("Level, km/h")).toHaveValue("4.4");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/es\/me$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tu cuenta" })).toBeVisible();
});

test("says of a used set-up link what to do", async ({ page }) => {
  await page.goto("/register?setup=used");
  await expect(page.getByText("restart Vieira: it then prints a new link")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveCount(0);
  await page.getByRole("link", { name: "Create an ordinary account" }).click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

test("signs out another session from the account page", async ({ page, browser }) => {
  const person = newTestUser();
  await createAccount(page, person);
  const other = await (await browser.newContext()).newPage();
  await other.goto("/login");
  await signInByForm(other, person);
  await expect(other).toHaveURL(/\/me$/);
  await page.goto("/me");
  await page.getByRole("button", { name: /^Sign out there/ }).click();
  await expect(page.getByText("Signed out there.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out there/ })).toHaveCount(0);
  await other.goto("/me");
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test("signs out all other sessions by one click", async ({ page, browser }) => {
  const { email, password } = await createAccount(page);
  const signedIn = async () => {
    const other = await (await browser.newContext()).newPage();
    await sendFromPage(other, "POST", "/api/login", { email, password });
    return other;
  };
  const others = [await signedIn(), await signedIn()];
  await page.goto("/me");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("You are now signed in here only.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out (there|everywhere)/ })).toHaveCount(0);
  for (const other of others) {
    expect((await other.request.get("/api/user")).status()).toBe(401);
    await other.context().close();
  }
});

test("changing to the current e-mail address shows an error, and sends nothing", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  await page.goto("/me");
  await page.getByLabel("New e-mail address").fill(person.email.toUpperCase());
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Change the e-mail address" }).click();
  await expect(page.getByText("This is your e-mail address already.")).toBeVisible();
  await expect(page.getByText("We have sent a link to the new address")).toHaveCount(0);
});

test("shows no password strength for the empty field after a change", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  await page.goto("/change-password");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("roble lluvia queso");
  await expect(page.getByText("Strong.")).toBeVisible();
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");
  await expect(page.getByText("Strong.")).toHaveCount(0);
});

test("signing in redirects back to the page that asked for it, and never to another site", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  await page.goto("/credits");
  await signOutByMenu(page, person.name);
  await page.goto("/credits");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/credits$/);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/me$/);
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/:\d+\/$/);
  await page.goto("/login?redirect=//example.org/");
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/me$/);
});

test("too many wrong passwords show when to try again", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  await page.context().clearCookies();
  const wrong = { email: person.email, password: "not the right one at all", deviceName: "x" };
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await page.request.post("/api/tokens", { data: wrong })).status()).toBe(422);
  }
  await page.goto("/login");
  await signInByForm(page, { ...person, password: wrong.password });
  await expect(page.getByText(/Too many attempts\. Try again in \d+ minutes\./)).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
});

test("a wrong password keeps the typed address, and the password can be revealed", async ({ page }) => {
  await page.goto("/login");
  await signInByForm(page, { email: "nobody@example.org", password: "not the one" });
  await expect(page.getByText("The e-mail address and the password do not match.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("nobody@example.org");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("registers, changes and deletes an account", async ({ page }) => {
    const person = newTestUser();
    await page.goto("/register");
    await page.getByLabel("Name").fill(person.name);
    await page.getByLabel("E-mail").fill("no address");
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("This must be an e-mail address")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue(person.name);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/planner$/);
    await page.goto("/me");
    await page.getByLabel("Name").fill("Ana sin script");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await menu(page, "Ana sin script").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.goto("/login?redirect=/credits");
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/credits$/);
  });

  test("refuses a form posted from another site", async ({ request, baseURL }) => {
    const form = { form: "sign-in", email: "a@example.org", password: "x" };
    const headers = { "User-Agent": "Mozilla/5.0" };
    const foreign = await request.post("/login", { form, headers: { ...headers, Origin: "https://example.org" } });
    expect(foreign.status()).toBe(403);
    const own = await request.post("/login", { form, headers: { ...headers, Origin: baseURL ?? "" } });
    expect(own.status()).toBe(422);
  });
});

test("account pages have no accessibility violations, in light and dark", async ({ page }) => {
  const check = async (path: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(
        await findAccessibilityViolations(page, { rules: colorScheme === "light" ? "everything" : "colours" }),
        path,
      ).toEqual([]);
    }
  };
  await createAccount(page, newTestUser());
  await page.goto("/me");
  await check("/me");
  await page.goto("/change-password");
  await check("/change-password");
  await menu(page, "Ana Peregrina").click();
  await check("menu");
});

test("pages of members are personal and not cached; pages of visitors are the same for everybody", async ({ page }) => {
  const person = newTestUser();
  const visitors = await page.request.get("/credits");
  expect(await visitors.text()).not.toContain(person.name);
  await createAccount(page, person);
  const members = await page.request.get("/credits");
  expect(await members.text()).toContain(person.name);
  expect(members.headers()["cache-control"]).toContain("no-store");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/credits", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/api/user");
});

test("a menu opened before hydration stays open until navigation", async ({ page }) => {
  const person = newTestUser();
  await createAccount(page, person);
  const unblock = await blockScripts(page);
  await page.goto("/credits", { waitUntil: "commit" });
  await menu(page, person.name).click();
  unblock();
  const isHydrated = () =>
    menu(page, person.name).evaluate((summary) => Object.keys(summary).some((key) => key.startsWith("__react")));
  await expect.poll(isHydrated).toBe(true);
  await page.waitForLoadState("networkidle");
  const account = page.getByRole("banner").getByRole("link", { name: "Account", exact: true });
  await account.click();
  await expect(page).toHaveURL(/\/me$/);
  await expect(account).toBeHidden();
});
