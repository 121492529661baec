import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

async function keepByForm(page: Page, search: string): Promise<void> {
  await page.goto(`/planner${search}`);
  await page.getByRole("button", { name: "Save this plan" }).click();
}

/** Saves a plan of the signed-in member, and opens the list. */
async function withPlan(page: Page, name = "From Sarria"): Promise<void> {
  await page.goto(`/plans/keep?route=camino-frances&from=sarria&startDate=2027-05-10`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Save this plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/days/);
  await page.goto("/plans");
}

test("a plan of a visitor stays in the browser and moves into the account once", async ({ page }) => {
  await keepByForm(page, "?route=camino-frances&from=sarria");
  const kept = page.getByRole("region", { name: "Saved in this browser" });
  await expect(kept.getByRole("link", { name: "Sarria – Santiago de Compostela" })).toBeVisible();
  await page.reload();
  await expect(kept.getByRole("link", { name: "Sarria – Santiago de Compostela" })).toBeVisible();
  await kept.getByRole("link", { name: "Create an account to save them" }).click();
  const person = newTestUser();
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  let finishImport = () => {};
  const importing = new Promise<void>((resolve) => {
    finishImport = resolve;
  });
  await page.route("**/api/plans", async (route) => importing.then(() => route.continue()));
  await page.addInitScript(() => {
    const note = () => {
      if (document.body?.innerText.includes("You have no plans yet.")) document.documentElement.dataset["none"] = "";
      requestAnimationFrame(note);
    };
    note();
  });
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/plans$/);
  await expect(kept.getByRole("link", { name: "Sarria – Santiago de Compostela" })).toBeVisible();
  finishImport();
  await expect(page.getByText("You have 1 plan.")).toBeVisible();
  await expect(page.locator("html[data-none]")).toHaveCount(0);
  await expect(cards(page)).toHaveText(["Sarria – Santiago de Compostela"]);
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).toHaveText(["Sarria – Santiago de Compostela"]);
});

test("saving the same plan again leads a member to the saved one", async ({ page }) => {
  await createAccount(page);
  const addresses = new Set<string>();
  for (const name of ["Sarria – Santiago de Compostela", "Another name", "Sarria – Santiago de Compostela"]) {
    await page.goto("/plans/keep?route=camino-frances&from=sarria&startDate=2027-05-10");
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Save this plan" }).click();
    await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/days/);
    addresses.add(page.url());
  }
  expect(addresses.size).toBe(2);
  await page.goto("/plans");
  await expect(cards(page)).toHaveCount(2);
});

test("three questions lead a visitor to the planner and a member to the days", async ({ page }) => {
  await page.goto("/plans/start");
  await page.getByRole("link", { name: /Camino Inglés/ }).click();
  await expect(page.getByLabel("From")).toHaveValue("ferrol");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Start date").fill("2027-05-10");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Relaxed: 5 hours").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show my plan" }).click();
  await expect(page).toHaveURL(/\/planner\?route=camino-ingles&from=ferrol&to=santiago-de-compostela/);
  await expect(page.getByRole("button", { name: "Save this plan" })).toBeVisible();
  await createAccount(page);
  await page.goto("/plans/start?route=camino-ingles&from=ferrol&to=santiago-de-compostela&step=how");
  await page.getByRole("button", { name: "Show my plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/days/);
});

test("the questions and saving work without JavaScript, in Spanish too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/es/plans/start");
  await page.getByRole("link", { name: /Camino Inglés/ }).click();
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByRole("button", { name: "Ver mi plan" }).click();
  await expect(page).toHaveURL(/\/es\/planner\?route=camino-ingles/);
  await page.getByRole("button", { name: "Guardar este plan" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await context.close();
});

test("plans are listed, duplicated, deleted and restored", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans");
  await expect(page.getByText("You have no plans yet.")).toBeVisible();
  await withPlan(page);
  await expect(cards(page)).toHaveText(["From Sarria"]);
  await expect(page.getByText(/10 to \d+ May 2027/)).toBeVisible();
  await page.getByRole("button", { name: "Duplicate From Sarria" }).click();
  await expect(cards(page)).toHaveText(["From Sarria (copy)", "From Sarria"]);
  await page.getByRole("button", { name: "Delete From Sarria (copy)" }).click();
  await expect(cards(page)).toHaveText(["From Sarria"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveText(["From Sarria (copy)", "From Sarria"]);
  await expectAccessible(page);
});

test("an imported file is previewed, and refused beside its field if invalid", async ({ page }) => {
  await createAccount(page);
  await page.goto("/plans/import");
  const choose = (name: string, text: string) =>
    page.getByLabel("File").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("wrong.csv", "nothing,of,the\nkind,at,all\n");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByLabel("File")).toHaveAttribute("aria-invalid", "true");
  await choose("walk.csv", "town\nSarria\nPortomarín\nPalas de Rei\nArzúa\nSantiago de Compostela\n");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Preview of your plan" })).toBeVisible();
  await expect(page.getByText("Sarria – Portomarín")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name").first().fill("Last hundred");
  await page.getByRole("button", { name: "Save this plan" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Last hundred" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a file of another program is previewed with what was not understood, and saved as shown", async ({ page }) => {
    await createAccount(page);
    await page.goto("/plans/import");
    const text = "Localidad;Fecha;Notas\nArzúa;;\nSantiago;10/05/2027;mañana\nAtlantis;;\nFistera;12/05/2027;\n";
    const buffer = Buffer.from(text, "latin1");
    await page.getByLabel("File").setInputFiles({ name: "walk.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Preview" }).click();
    const shown = page.getByRole("main");
    await expect(shown).toContainText("Camino Francés · Camino de Finisterre y Muxía · 10 May 2027");
    await expect(shown).toContainText("Line 5: “Fistera” is taken for Fisterra.");
    await expect(shown).toContainText("Line 4: “Atlantis” is not a town on the route and is left out.");
    await page.getByRole("button", { name: "Save this plan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "walk" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Fisterra");
  });
});
