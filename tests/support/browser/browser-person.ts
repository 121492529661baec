import { randomUUID } from "node:crypto";

import { type APIResponse, expect, type Page } from "@playwright/test";

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

/** Sends a change to the API with the cookies of a page, as pages do; the page itself may be anywhere. @returns the answer */
export async function sendOn(
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

/** Makes an account and signs in by the API: for tests of something else, whom the pages of accounts would take seconds. */
export async function makeAccountOn(page: Page, person: BrowserPerson = newBrowserPerson()): Promise<BrowserPerson> {
  await sendOn(page, "POST", "/api/register", person);
  return person;
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
