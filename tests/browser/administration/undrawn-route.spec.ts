import { expect } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { sendFromPage } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/program/administration-program.ts";

const route = {
  slug: "camino-de-probas",
  name: "Camino de Probas",
  summary: "A quiet walk through the hills.",
  startTownUuid: "sarria",
  endTownUuid: "arzua",
  countries: ["Spain"],
  colour: "#0a5c7d",
  published: true,
};

test("a route that is published before its way is drawn has a page that says so", async ({ browser, program }) => {
  const editor = await program.open(browser, "/administration");
  await sendFromPage(editor, "POST", "/api/administration/routes", route);
  await editor.goto(`/administration/routes/${route.slug}`);
  await expect(editor.getByText("its page has no map, and it cannot be planned yet")).toBeVisible();

  const page = await program.visit(browser);
  await page.goto("/route");
  await page.getByRole("link", { name: route.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: route.name })).toBeVisible();
  await expect(page).toHaveTitle(`${route.name} – Vieira`);
  const main = page.getByRole("main");
  for (const words of ["Sarria to Arzúa", "Spain", route.summary, "The course of this route is not drawn yet"]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await expect(main.getByRole("link", { name: "Plan this route" })).toHaveCount(0);
  await expectAccessible(page);

  const answer = await page.goto(`/es/${route.slug}`);
  expect(answer?.status()).toBe(200);
  await expect(main.getByText("El trazado de esta ruta aún no está dibujado")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/es/${route.slug}$`));
  await page.goto(`/planner?route=${route.slug}`);
  await expect(page.getByText(`There is no route “${route.slug}” that can be planned.`).first()).toBeVisible();
});
