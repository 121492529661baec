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

/** Makes an account by the page, as people do; the person is signed in afterwards. */
export async function registerOn(page: Page, person: BrowserPerson, path = "/register"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("group").filter({ hasText: person.name }).first()).toBeVisible();
}

/** Signs in by the page that is open. */
export async function signInOn(
  page: Page,
  { email, password }: Pick<BrowserPerson, "email" | "password">,
): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}
