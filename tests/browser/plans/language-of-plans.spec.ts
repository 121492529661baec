import { expect } from "@playwright/test";

import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("a page without a language redirects from an address with one, keeping the query", async ({ page }) => {
  for (const [path, target] of [
    ["/es/plans", "/plans"],
    ["/es/plans/new?route=camino-ingles&ideal=5.5", "/plans/new?route=camino-ingles&ideal=5.5"],
    ["/en/plans/import", "/plans/import"],
    ["/en/camino-ingles", "/camino-ingles"],
    ["/en", "/"],
    ["/es/administration/towns?q=leon", "/administration/towns?q=leon"],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 307, target]);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  expect((await page.request.get("/es/plans/start", { maxRedirects: 0 })).status()).toBe(200);
});

test("a visitor is asked to sign in, in the language of the address", async ({ page }) => {
  await page.goto("/es/plans");
  await expect(page).toHaveURL("/es/login?redirect=%2Fplans");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("the language of plans is switched in the footer, and back", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/plans");
  await expect(page.getByRole("heading", { level: 1, name: "Mis planes" })).toBeVisible();
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ locale: "es" });
  // Another site does not choose for anybody.
  await page.request.get("/en/plans", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ locale: "es" });
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("on a phone a plan in Spanish has room for its text and towns", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createAccount(page);
  await page.goto("/es/plans/new?route=camino-frances&to=logrono&startDate=2027-05-10");
  await page.getByLabel("Nombre").fill("De Saint-Jean a Logroño");
  await page.getByRole("button", { name: "Crear el plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "De Saint-Jean a Logroño" })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const night = page.getByRole("link", { name: /^Día 1: 10 may/ }).getByText("Roncesvalles");
  expect(await night.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);
  for (const each of ["/plans", path, `${path}/days`, `${path}/days/2`, `${path}/edit`]) {
    await page.goto(each);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    const nav = page.getByRole("navigation", { name: "Principal" });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), each).toBe(width);
      expect(await nav.evaluate((row) => row.scrollWidth <= row.clientWidth), each).toBe(true);
    }
  }
});
