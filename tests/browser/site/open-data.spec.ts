import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the data set is linked from the credits and can be downloaded", async ({ page }) => {
    await page.goto("/es/credits");
    await page.getByRole("link", { name: "Aquí está en archivos." }).click();
    await expect(page).toHaveURL(/\/es\/data$/);
    await expect(page.getByText(/^Versión \d+, con el último cambio el/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Localidades en CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^vieira-towns-\d+\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toContain("\r\nsarria,sarria,Sarria,");
  });

  test("the home page leads a newcomer to what an albergue is", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: /^Your first Camino\?/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your first Camino");
    await page.getByRole("link", { name: "Walking safely" }).click();
    await expect(page).toHaveURL(/\/how-to\/first-camino#safety$/);
    await expect(page.getByText("Call 112 in an emergency")).toBeInViewport();
  });
});
