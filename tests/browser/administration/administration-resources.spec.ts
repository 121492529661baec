import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test, waitForRecordForm } from "#tests/support/program/administration-program.ts";

/** Incomplete input for a new record of each resource. */
const begun = [
  ["routes", "Name in English", "The Way of Trial"],
  ["towns", "Province", "Lugo"],
  ["waypoints", "Name", "Alto de Probas"],
  ["accommodations", "Run by", "Ana Prueba"],
  ["accommodation-owners", "Phone", "+34 600 000 000"],
  ["points-of-interest", "Name", "Fonte de Probas"],
  ["arcs", "Surface", "gravel"],
  ["segments", "Name", "Tramo de Prueba"],
  ["branches", "Name", "Rama de Prueba"],
  ["closures", "Note", "Snow on the pass"],
] as const;

const listOf = (resource: string) => `/administration/${resource}?perPage=10`;

/** Opens the first record of the open list, and its form. */
async function walkThrough(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}

test.describe("every resource", () => {
  // In one page: separate pages would each load and compile the scripts again.
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser, program }) => {
    page = await program.open(browser, listOf("distances"));
  });
  test.afterAll(() => page.context().close());

  test("distances can be listed, shown and edited", async () => {
    await page.goto(listOf("distances"));
    await walkThrough(page);
    await expectAccessible(page);
  });

  for (const [resource, label, text] of begun) {
    test(`${resource} can be listed, shown, validated in the form, and edited`, async () => {
      await page.goto(listOf(resource));
      // The data set contains none.
      if (resource === "accommodation-owners") {
        await page.goto("/administration/accommodation-owners");
        await expect(page.getByText("Nothing has been added here yet.")).toBeVisible();
        await page.goto("/administration/accommodation-owners/new");
        await waitForRecordForm(page);
        await page.getByLabel("Name", { exact: true }).fill("Ana Probas");
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await expect(page.getByText("Saved.")).toBeVisible();
        await page.goto(listOf(resource));
      }
      await walkThrough(page);
      await page.goto(`/administration/${resource}/new`);
      await waitForRecordForm(page);
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText(/fields? needs? you/)).toBeVisible();
      await expect(page.locator("[aria-invalid=true], [role=alert]").first()).toBeVisible();
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      // The form of a record that exists is the same.
      await expectAccessible(page);
    });
  }
});
