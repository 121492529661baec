import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

export const goodPassword = "ultreia et suseia";

export interface BrowserPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom no other test knows. */
export function newBrowserPerson(): BrowserPerson {
  return { name: "Ana Peregrina", email: `ana-${randomUUID()}@example.org`, password: goodPassword };
}

/** An address for documentation (RFC 3849) that no other person of the tests has. */
function addressOf({ email }: BrowserPerson): string {
  const digits = email.replaceAll(/[^0-9a-f]/g, "").padEnd(16, "0");
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}:${digits.slice(8, 12)}::1`;
}

/** Makes an account by the page, as people do; the person is signed in afterwards. */
export async function registerOn(page: Page, person: BrowserPerson, path = "/register"): Promise<void> {
  // Nobody makes dozens of accounts from one address, as all tests together would.
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": addressOf(person) });
  await page.goto(path);
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Make the account" }).click();
  await expect(page.getByRole("group").filter({ hasText: person.name }).first()).toBeVisible();
}

/** Signs in by the page that is open. */
export async function signInOn(
  page: Page,
  { email, password }: Pick<BrowserPerson, "email" | "password">,
): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}
