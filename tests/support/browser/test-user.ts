import { randomUUID } from "node:crypto";

import { type APIResponse, expect, type Page } from "@playwright/test";

export const goodPassword = "ultreia et suseia";

export interface TestUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person with an address that no other test uses. */
export function newTestUser(): TestUser {
  return { name: "Ana Peregrina", email: `ana-${randomUUID()}@example.org`, password: goodPassword };
}

/** Sends a change to the API with the cookies and CSRF token of a page's context. @returns the response @throws unless it succeeds */
export async function sendFromPage(
  page: Page,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  data: object = {},
): Promise<APIResponse> {
  await page.request.get("/api/csrf-cookie");
  const token = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = {
    "X-XSRF-TOKEN": decodeURIComponent(token),
    ...((method === "PATCH" || method === "PUT") && { "If-Match": "*" }),
  };
  const answer = await page.request.fetch(path, { method, headers, data });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

/** Registers by the API, which saves tests of other pages some seconds; the context is signed in afterwards. */
export async function createAccount(page: Page, person: TestUser = newTestUser()): Promise<TestUser> {
  await sendFromPage(page, "POST", "/api/register", person);
  return person;
}

/** Registers by the form; the context is signed in afterwards. */
export async function registerByForm(page: Page, person: TestUser, path = "/register"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("group").filter({ hasText: person.name }).first()).toBeVisible();
}

/** Signs in by the form of the open page. */
export async function signInByForm(
  page: Page,
  { email, password }: Pick<TestUser, "email" | "password">,
): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}
