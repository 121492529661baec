import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import {
  goodPassword,
  createAccount,
  newTestUser,
  registerByForm,
  signInByForm,
} from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { runProgram, type RunningProgram } from "#tests/support/program/running-program.ts";
import { startSmtpServer, type SmtpServer } from "#tests/support/services/smtp-server.ts";

const menu = (page: Page, name: string) => page.locator("summary", { hasText: name });

async function signOutByMenu(page: Page, name: string): Promise<void> {
  await menu(page, name).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

/** Decodes quoted-printable. @see RFC 2045, section 6.7 */
function plainText(mail: string): string {
  return mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

test.describe("account lifecycle", () => {
  // One program for both.
  test.describe.configure({ mode: "serial" });
  let dataDir: string;
  let mails: SmtpServer;
  let program: RunningProgram;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    dataDir = await newDataDir();
    mails = await startSmtpServer();
    program = await runProgram({ DATA_DIR: dataDir, SMTP_URL: mails.url });
  });

  test.afterAll(async () => {
    await program.stop();
    await mails.close();
    await removeDataDir(dataDir);
  });

  /** The link to a page with this path in the latest mail to a person. */
  async function linkMailed(to: string, path: string): Promise<string> {
    const link = new RegExp(`https?://[^\\s"<>]+${path}/[\\w-]+`);
    const linksInMails = () =>
      mails.mails
        .filter((mail) => mail.includes(`RCPT TO:<${to}>`))
        .map(plainText)
        .flatMap((text) => text.match(link)?.[0] ?? [])
        .at(-1);
    await expect.poll(linksInMails).toBeDefined();
    return new URL(linksInMails() ?? "").pathname;
  }

  test("registers, confirms, signs out and in, resets and changes the password, exports the data and deletes the account", async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: program.url });
    const page = await context.newPage();
    const person = newTestUser();
    await registerByForm(page, person);
    await page.goto("/me");
    await expect(page.getByText(`we have sent a link to ${person.email}`)).toBeVisible();

    await page.goto(await linkMailed(person.email, "/confirm-email"));
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await expect(page.getByText("we have sent a link")).toHaveCount(0);

    await signOutByMenu(page, person.name);
    await page.goto("/me");
    await expect(page).toHaveURL(/\/login\?redirect=%2Fme$/);
    await page.getByRole("link", { name: "Forgotten?" }).click();
    await expect(page).toHaveURL(/\/forgotten-password/);
    await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("If there is an account with this address")).toBeVisible();
    await page.goto(await linkMailed(person.email, "/reset-password"));
    await page.getByLabel("New password").fill("roble lluvia queso");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByText("Password changed.")).toBeVisible();
    await signInByForm(page, { ...person, password: "roble lluvia queso" });
    await expect(page).toHaveURL(/\/me$/);

    await page.getByRole("link", { name: "Change the password" }).click();
    // The previous page has a field of that name too.
    await expect(page.getByRole("heading", { level: 1, name: "Change your password" })).toBeVisible();
    await page.getByLabel("Current password").fill("not the one");
    await page.getByLabel("New password").fill(goodPassword);
    await page.getByRole("button", { name: "Change the password" }).click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await expect(page.getByLabel("Current password")).toBeFocused();
    await page.getByLabel("Current password").fill("roble lluvia queso");
    await page.getByRole("button", { name: "Change the password" }).click();
    await expect(page.getByText("Your password has been changed.")).toBeVisible();

    await page.goto("/me");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download my data" }).click();
    const exported: unknown = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
    expect(exported).toMatchObject({ user: { email: person.email, emailConfirmed: true } });

    await page.getByLabel("Current password").fill(goodPassword);
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page.getByText("Your account and all your personal data have been deleted.")).toBeVisible();
    await signInByForm(page, person);
    await expect(page.getByText("do not match")).toBeVisible();
    await context.close();
  });

  test("a new e-mail address applies only after the link in its mail is followed", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: program.url });
    const page = await context.newPage();
    const person = newTestUser();
    const { email: newEmail } = newTestUser();
    await createAccount(page, person);
    await page.goto("/me");
    await page.getByLabel("New e-mail address").fill(newEmail);
    await page.getByRole("button", { name: "Change the e-mail address" }).click();
    await expect(page.getByText("Enter your current password.")).toBeVisible();
    await expect(page.getByLabel("New e-mail address")).toHaveValue(newEmail);
    const pending = page.getByText(`We have sent a link to ${newEmail}. Until you open it, ${person.email} stays`);
    const ask = async () => {
      await page.getByLabel("New e-mail address").fill(newEmail);
      await page.getByLabel("Your password").fill(person.password);
      await page.getByRole("button", { name: "Change the e-mail address" }).click();
      await expect(pending).toBeVisible();
    };
    await ask();
    await expect(page.getByLabel("New e-mail address")).toHaveValue("");
    await page.reload();
    await expect(page.getByText(`Current address: ${person.email}`)).toBeVisible();
    await expect(pending).toBeVisible();
    await page.getByRole("button", { name: "Cancel the change" }).click();
    await expect(page.getByText(`Cancelled: ${person.email} stays your address.`)).toBeVisible();
    await expect(pending).toHaveCount(0);
    await page.goto(await linkMailed(newEmail, "/confirm-email"));
    await expect(page.getByText("This link has been used or has expired.")).toBeVisible();
    await page.getByRole("link", { name: "Go to your account" }).click();
    const sent = () => mails.mails.filter((mail) => mail.includes(`RCPT TO:<${newEmail}>`)).length;
    const before = sent();
    await ask();
    await expect.poll(sent).toBeGreaterThan(before);
    const link = await linkMailed(newEmail, "/confirm-email");
    for (const javaScriptEnabled of [true, false]) {
      // Visitors are asked to sign in and redirected back; the link still works then.
      const elsewhere = await (await browser.newContext({ baseURL: program.url, javaScriptEnabled })).newPage();
      await elsewhere.goto(link);
      await elsewhere.getByRole("button", { name: "Confirm the address" }).click();
      await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fconfirm-email%2F/);
      await elsewhere.context().close();
    }
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.getByText(`Current address: ${newEmail}`)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(`The address of your account is ${newEmail}, and it is confirmed.`)).toBeVisible();
    const visitor = await (await browser.newContext({ baseURL: program.url, javaScriptEnabled: false })).newPage();
    await visitor.goto(link);
    await visitor.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(visitor).toHaveURL(/\/login\?redirect=%2Fme$/);
    await visitor.context().close();
    await context.close();
  });

  test("the owner cancels an address change by the link in the warning to the old address", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: program.url });
    const page = await context.newPage();
    const person = newTestUser();
    await createAccount(page, person);
    await page.goto(await linkMailed(person.email, "/confirm-email"));
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
    await page.goto("/me");
    await page.getByLabel("New e-mail address").fill(newTestUser().email);
    await page.getByLabel("Your password").fill(person.password);
    await page.getByRole("button", { name: "Change the e-mail address" }).click();
    await expect(page.getByText("Until you open it")).toBeVisible();
    const stop = await linkMailed(person.email, "/stop-email-change");
    for (const javaScriptEnabled of [true, false]) {
      const own = await (await browser.newContext({ baseURL: program.url, javaScriptEnabled })).newPage();
      await own.goto(stop);
      if (javaScriptEnabled) {
        await own.getByRole("button", { name: "Stop the change" }).click();
        await own.getByLabel("New password").fill("roble lluvia queso");
        await own.getByRole("button", { name: "Save the password" }).click();
        await expect(own.getByText("Password changed.")).toBeVisible();
      } else {
        await expect(own.getByText("it can no longer stop a change")).toBeVisible();
        await own.getByRole("link", { name: "Ask for a new password" }).click();
        await expect(own).toHaveURL(/\/forgotten-password$/);
      }
    }
    await page.goto("/me");
    await signInByForm(page, { ...person, password: "roble lluvia queso" });
    await expect(page.getByText(`Current address: ${person.email}`)).toBeVisible();
  });
});
