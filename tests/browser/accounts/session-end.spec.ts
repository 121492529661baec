import { type Browser, expect, type Page } from "@playwright/test";
import {
  type TestUser,
  goodPassword,
  createAccount,
  newTestUser,
  signInByForm,
} from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createPlan, openOnSecondDevice } from "#tests/support/browser/offline-browser.ts";

/** Ends all other sessions of a person from a second device. */
async function signOutElsewhere(browser: Browser, person: TestUser): Promise<void> {
  const other = await openOnSecondDevice(browser, person);
  await other.evaluate(async () => {
    const { data } = (await (await fetch("/api/user/sessions")).json()) as {
      data: { uuid: string; current: boolean }[];
    };
    await fetch("/api/csrf-cookie");
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "X-XSRF-TOKEN": decodeURIComponent(token) };
    for (const { uuid, current } of data)
      if (!current) await fetch(`/api/user/sessions/${uuid}`, { method: "DELETE", headers });
  });
}

async function signedIn(page: Page): Promise<TestUser> {
  const person = newTestUser();
  await createAccount(page, person);
  return person;
}

const nameInHeader = (page: Page, { name }: TestUser) => page.getByRole("banner").getByText(name).first();

test("an action after the session has ended leads to sign-in and back, and removes the name at once", async ({
  page,
  browser,
}) => {
  const person = await signedIn(page);
  await page.goto("/plans");
  await signOutElsewhere(browser, person);
  await page.getByRole("main").getByRole("link", { name: "Import a file" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/plans/import");
  await expect(nameInHeader(page, person)).toBeHidden();
  await signInByForm(page, person);
  await expect(page).toHaveURL("/plans/import");
  await expect(nameInHeader(page, person)).toBeAttached();
});

test("a note edited after the session has ended is saved after signing in in place", async ({ page, browser }) => {
  const person = await signedIn(page);
  const uuid = await createPlan(page, "Interrupted");
  await page.goto(`/plans/${uuid}/days/2`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await signOutElsewhere(browser, person);
  await page.getByRole("textbox", { name: "Notes" }).fill("Ring twice");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(dialog).toBeVisible();
  await expect(nameInHeader(page, person)).toBeHidden();

  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText("Signed out: not saved yet")).toBeVisible();
  await page.getByRole("textbox", { name: "Notes" }).fill("Ring three times");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Sign in and save" }).click();

  await dialog.getByLabel("Password", { exact: true }).fill("a wrong password");
  await dialog.getByRole("button", { name: "Sign in and save" }).click();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
  await dialog.getByRole("button", { name: "Sign in and save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(nameInHeader(page, person)).toBeAttached();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Ring three times");
});

test("a form submitted after the session has ended is sent after signing in in place", async ({ page, browser }) => {
  const person = await signedIn(page);
  const uuid = await createPlan(page, "Before");
  await page.goto(`/plans/${uuid}/edit`);
  await page.getByLabel("Name").fill("Afterwards");
  await signOutElsewhere(browser, person);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
  await dialog.getByRole("button", { name: "Sign in and save" }).click();
  await expect(page).toHaveURL(`/plans/${uuid}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Afterwards");
});

test("favourites of a visitor are in the account after signing in, whichever page follows", async ({
  page,
  browser,
}) => {
  const person = newTestUser();
  const elsewhere = await (await browser.newContext()).newPage();
  await createAccount(elsewhere, person);
  await page.goto("/camino-frances/burgos");
  await page
    .getByRole("button", { name: /^Add to favourites/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Remove from favourites/ }).first()).toBeVisible();
  await page.goto("/login?redirect=%2Fcredits");
  await signInByForm(page, person);
  await expect(page).toHaveURL("/credits");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { towns } = (await (await fetch("/api/favourites")).json()) as { towns: { slug: string }[] };
        return [towns.map(({ slug }) => slug), localStorage.getItem("vieira-favourites")];
      }),
    )
    .toEqual([["burgos"], null]);
});
