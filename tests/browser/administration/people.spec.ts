import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";
import { goodPassword, createAccount, newTestUser, signInByForm } from "#tests/support/browser/test-user.ts";
import { createPlan } from "#tests/support/browser/offline-browser.ts";

const corrections = "/administration/accommodation-correction-suggestions";

// The tests share one program and its people: serial.
test.describe.configure({ mode: "serial" });

/** Follows the link in the mail that waits in the outbox. */
async function confirmAddress(administrator: Page, member: Page, email: string): Promise<void> {
  const answer = await administrator.request.get(`/api/administration/emails?q=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: { text: string }[] };
  const link = data.map(({ text }) => /\S+\/confirm-email\/\S+/.exec(text)?.[0]).find(Boolean);
  await member.goto(new URL(link ?? "").pathname);
  await member.getByRole("button", { name: "Confirm the address" }).click();
  await expect(member.getByText("Your e-mail address is confirmed.")).toBeVisible();
}

test("roles and bans take effect at once", async ({ browser, program }) => {
  const person = newTestUser();
  const member = await program.visit(browser);
  await createAccount(member, person);
  expect((await member.goto(corrections))?.status()).toBe(404);

  const page = await program.open(browser, "/administration/users");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search" }).fill(person.email);
  await page.getByRole("button", { name: "Show" }).click();
  await page
    .getByRole("row", { name: new RegExp(person.email) })
    .getByRole("link", { name: person.name })
    .click();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText("Signed in on 1 device.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: /^Editor/ }).check();
  await page.getByRole("button", { name: "Save the roles" }).click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Editor/ }).check();
  await page.getByLabel("Your current password").fill("not the right one");
  await page.getByRole("button", { name: "Save the roles" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Editor/ }).check();
  await page.getByLabel("Your current password").fill(goodPassword);
  await page.getByRole("button", { name: "Save the roles" }).click();
  await expect(page.getByText("Nobody has confirmed this person's e-mail address yet")).toBeVisible();
  await page.getByRole("button", { name: "Send the confirmation again" }).click();
  await expect(page.getByText("The e-mail is on its way.")).toBeVisible();
  await confirmAddress(page, member, person.email);
  await page.reload();
  await page.getByRole("checkbox", { name: /^Editor/ }).check();
  await page.getByLabel("Your current password").fill(goodPassword);
  // The server is away, then a proxy answers in its place, then public Wi-Fi does.
  for (const status of [null, 502, 200]) {
    const submitted = page.waitForRequest((request) => request.method() === "POST");
    await page.route(/\/administration\/.*\.data/, (route) =>
      status ? route.fulfill({ status, body: "<h1>Hello</h1>" }) : route.abort(),
    );
    await page.getByRole("button", { name: "Save the roles" }).click();
    await (await submitted).response();
    await expect(page.getByRole("button", { name: "Save the roles" })).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Nothing you typed is lost: try again.")).toBeVisible();
    await page.unrouteAll();
  }
  await page.getByRole("button", { name: "Save the roles" }).click();
  await expect(page.getByText("Saved; it takes effect immediately.")).toBeVisible();
  expect((await member.goto(corrections))?.status()).toBe(200);
  expect((await member.goto("/administration/users"))?.status()).toBe(404);
  expect((await member.goto("/administration/plans"))?.status()).toBe(404);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("Signed out everywhere.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();
  await member.goto(corrections);
  await signInByForm(member, person);
  await expect(member).toHaveURL(program.url + corrections);

  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unblock" })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);
  await member.goto(corrections);
  await expect(member).toHaveURL(/\/login/);
  await signInByForm(member, person);
  await expect(member.getByText("This account has been blocked.")).toBeVisible();
  await page.getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByRole("button", { name: "Block", exact: true })).toBeVisible();
});

test("keeps the last administrator", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/users");
  await page.getByLabel("Role").selectOption("administrator");
  await page.getByRole("button", { name: "Show" }).click();
  await page
    .getByRole("row", { name: /admin@example.org/ })
    .getByRole("link")
    .click();
  await page.getByRole("checkbox", { name: /^Administrator/ }).uncheck();
  await page.getByLabel("Your current password").fill(goodPassword);
  await page.getByRole("button", { name: "Save the roles" }).click();
  await expect(page.getByText("The site needs at least one administrator.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Administrator/ })).toBeChecked();
});

test("shows a person's plan only after a reason is given", async ({ browser, program }) => {
  const member = await program.visit(browser);
  await createAccount(member);
  await createPlan(member, "Inglés in May");
  const page = await program.open(browser, "/administration/plans");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Inglés in May" }).click();
  await page.getByRole("button", { name: "Read the plan" }).click();
  await expect(page.getByLabel("Why do you need to read it?")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Why do you need to read it?").fill("Asked for help by mail");
  await page.getByRole("button", { name: "Read the plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inglés in May" })).toBeVisible();
  await expect(page.getByText(/^1\. Ferrol to /)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/administration/audit?resource=plan");
  await expect(page.getByText("Asked for help by mail")).toHaveCount(1);
});
