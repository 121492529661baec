import { expect, type Page, type Request } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test, waitForRecordForm } from "#tests/support/program/administration-program.ts";
import { newTestUser, registerByForm } from "#tests/support/browser/test-user.ts";

// The tests change the towns of one program: serial.
test.describe.configure({ mode: "default" });

/** Opens the form of a town by the list. */
async function editTown(page: Page, name: string): Promise<void> {
  await page.goto(`/administration/towns?q=${encodeURIComponent(name)}`);
  await page.getByRole("rowheader").getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Edit: ${name}` })).toBeVisible();
}

test("asks visitors to sign in, and answers 404 to members without the role", async ({ browser, program }) => {
  const visitor = await program.visit(browser);
  await visitor.goto("/administration/towns/new");
  await expect(visitor).toHaveURL(/\/login\?redirect=%2Fadministration%2Ftowns%2Fnew$/);
  await registerByForm(visitor, newTestUser());
  const answer = await visitor.goto("/administration/towns");
  expect(answer?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  // Like any unknown page, with the site's header.
  await expect(visitor.getByRole("banner").getByRole("link", { name: "Routes" })).toBeVisible();
  const staff = await program.open(browser, "/administration/towns");
  await staff.goto("/administration/towns/nowhere");
  await expect(staff.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Towns" }).click();
  await expect(staff.getByRole("heading", { level: 1, name: "Towns" })).toBeVisible();
});

test("searches, filters and sorts a list, and keeps that in the address", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Skip the navigation" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Export as CSV" })).toBeFocused();
  await page.getByRole("searchbox").fill("sarria");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/q=sarria/);
  await expect(page.getByRole("rowheader", { name: "Sarria", exact: true })).toBeVisible();
  await page.getByLabel("Route", { exact: true }).selectOption({ label: "Camino Inglés" });
  await expect(page.getByText("No matches.")).toBeVisible();
  await page.getByRole("link", { name: "Clear all" }).click();
  await page.getByRole("columnheader", { name: "Name", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(page.getByRole("columnheader", { name: "Name", exact: true })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(/26 to 50 of 1,\d{3}$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/26 to 50 of 1,\d{3}$/)).toBeVisible();
});

test("creates a town, shows validation errors in words, and deletes it", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns/new");
  await waitForRecordForm(page);
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("Vilar de Probas");
  await page.getByLabel("Identifier in the URL").fill("sarria");
  await expect(page.getByText("Already in use.")).toBeVisible();
  await page.getByRole("button", { name: "vilar-de-probas" }).click();
  await expect(page.getByText("Available.")).toBeVisible();
  await expect(page.getByLabel("Description", { exact: true })).toHaveAccessibleDescription("In English.");
  await expect(page.getByLabel("Country", { exact: true })).toHaveAccessibleDescription(/^In English/);
  await page.getByLabel("Country", { exact: true }).fill("Spain");
  await page.getByLabel("Size", { exact: true }).selectOption({ label: "Village" });
  await page.getByLabel("Latitude").fill("ninety");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/fields? needs? you/)).toBeVisible();
  await expect(page.getByLabel("Latitude")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Latitude").fill("42,78");
  await page.getByLabel("Longitude").fill("-7.41");
  await page.getByText("Pharmacy").click();
  await page.getByLabel("Who says so").fill("Town hall");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vilar de Probas" })).toBeVisible();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("Town hall, reliable").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Delete", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page).toHaveURL(/\/administration\/towns\?after=deleted$/);
  await expect(page.getByText("Deleted.")).toBeVisible();
});

test("suggests towns for the latest input even if earlier responses arrive later", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/accommodations/new");
  await waitForRecordForm(page);
  let answerLate = () => {};
  const isLate = new Promise<void>((resolve) => (answerLate = resolve));
  await page.route(/\/towns\/choices\?q=Sarria/, async (route) => {
    await isLate;
    await route.continue();
  });
  const town = page.getByRole("combobox", { name: "Town" });
  const asked = page.waitForRequest(/choices\?q=Sarria/);
  await town.fill("Sarria");
  await asked;
  await town.fill("Ponferrada");
  await expect(page.getByRole("option", { name: /^Ponferrada/ })).toBeVisible();
  const late = page.waitForResponse(/choices\?q=Sarria/);
  answerLate();
  await (await late).finished();
  await page.waitForTimeout(300);
  await expect(page.getByRole("option", { name: /^Ponferrada/ })).toBeVisible();
  await expect(page.getByRole("option", { name: /^Sarria/ })).toHaveCount(0);
});

test("explains beside the delete button that other records use a record", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/arcs/1");
  await page.getByText("Delete", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Other records build on this one/);
  await expect(page.getByRole("alert")).toBeInViewport();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Segment: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/administration\/segments\//);
});

test("form input survives a reload, and leaving the page asks first", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns");
  await editTown(page, "Sarria");
  await waitForRecordForm(page);
  await page.getByLabel("Province").fill("Lugo, or so");
  await expect(page.getByText("1 change not saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your unsaved changes have been restored.")).toBeVisible();
  await expect(page.getByLabel("Province")).toHaveValue("Lugo, or so");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Owners" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Province")).toHaveValue("Lugo");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Owners" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Owners" })).toBeVisible();
});

test("a form that the server does not answer stays, with what was typed and chosen", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns/sarria/edit");
  await waitForRecordForm(page);
  await page.getByLabel("Province").fill("Lugo y Sarria");
  for (const status of [null, 502]) {
    await page.route(/\/administration\/towns\/sarria\/edit\.data/, (route) =>
      status === null ? route.abort() : route.fulfill({ status, body: "<h1>Bad gateway</h1>" }),
    );
    const isSaving = (sent: Request) => sent.url().includes("/sarria/edit.data");
    const ended =
      status === null ? page.waitForEvent("requestfailed", isSaving) : page.waitForEvent("requestfinished", isSaving);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await ended;
    await expect(page.getByRole("alert").getByText("The site couldn’t be reached or had a problem.")).toBeVisible();
    await expect(page.getByLabel("Province")).toHaveValue("Lugo y Sarria");
    await page.unrouteAll();
  }
  await expect(page.getByText("1 change not saved")).toBeVisible();
  await page.reload();
  await waitForRecordForm(page);
  await expect(page.getByLabel("Province")).toHaveValue("Lugo y Sarria");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.goto("/administration/audit");
  await page.route(/\/administration\/audit\.data/, (route) => route.abort());
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.getByText("The site couldn’t be reached or had a problem.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.getByText("The change has been undone.")).toBeVisible();
});

test("a save whose answer was lost is found done when it is repeated", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns/sarria/edit");
  await waitForRecordForm(page);
  await page.getByLabel("Province").fill("Lugo, Galicia");
  const isSave = /\/administration\/towns\/sarria\/edit\.data/;
  await page.route(isSave, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByRole("alert").getByText("The site couldn’t be reached or had a problem.")).toBeVisible();
  await page.unrouteAll();
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText("Lugo, Galicia").first()).toBeVisible();
});

test("on a conflicting save of a town, the second editor compares both versions and chooses", async ({
  browser,
  program,
}) => {
  const [first, second] = [
    await program.open(browser, "/administration/towns"),
    await program.open(browser, "/administration/towns"),
  ];
  for (const page of [first, second]) {
    await editTown(page, "Portomarín");
    await waitForRecordForm(page);
  }
  await first.getByLabel("Description", { exact: true }).fill("Moved uphill when the river was dammed.");
  await first.getByLabel("Province").fill("Lugo (Galicia)");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Saved.")).toBeVisible();

  await second.getByLabel("Province").fill("Provincia de Lugo");
  await second.getByRole("button", { name: "Save" }).click();
  const panel = second.getByRole("region", { name: /has saved this in the meantime/ });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("radio", { name: /Province, Yours/ })).toBeChecked();
  await expect(panel.getByRole("alert")).toBeInViewport();
  await expect(panel.locator("input:focus")).toBeChecked();
  await expect(panel.getByRole("row").filter({ hasText: "Description" })).toContainText("Moved uphill");
  await expectAccessible(second);
  await second.getByRole("button", { name: "Save with these choices" }).click();
  await expect(second.getByText("Saved.")).toBeVisible();
  await expect(second.getByText("Provincia de Lugo").first()).toBeVisible();
  await expect(second.getByText("Moved uphill when the river was dammed.").first()).toBeVisible();
});

test("a hidden town disappears from public pages at once, and is restored from the change log", async ({
  browser,
  program,
}) => {
  const page = await program.open(browser, "/administration/towns?q=arz%C3%BAa");
  const open = async () => (await page.request.get("/camino-frances/arzua")).status();
  expect(await open()).toBe(200);
  await page.getByRole("checkbox", { name: "Select Arzúa" }).check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.getByText("Hidden: 1.")).toBeVisible();
  expect(await open()).toBe(404);
  const results = (await (await page.request.get("/api/search?q=arz%C3%BAa&limit=10")).json()) as object;
  expect(JSON.stringify(results)).not.toContain('"arzua"');
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Changes" }).click();
  const change = page.getByRole("listitem").filter({ hasText: "Town" }).filter({ hasText: "hidden" }).first();
  await expectAccessible(page);
  await change.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The change has been undone.")).toBeVisible();
  expect(await open()).toBe(200);
});

test("previews an imported table before writing it", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/towns/import");
  await expectAccessible(page);
  const choose = async (table: string) => {
    await page
      .getByLabel("CSV file")
      .setInputFiles({ name: "t.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
    await page.getByRole("button", { name: "Preview" }).click();
  };
  await choose("slug,size\nsarria,enormous\n");
  await expect(page.getByText("With errors: 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import" })).toBeHidden();
  await choose("slug,size\nsarria,city\n");
  await expect(page.getByRole("row").filter({ hasText: "Sarria" })).toContainText("city");
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("The table has been imported.")).toBeVisible();
  await page.goto("/administration/towns?q=sarria");
  await expect(page.getByRole("row").filter({ hasText: "Sarria" }).first()).toContainText("City");
});

test("the dashboard counts what needs work and links each count to its list", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration");
  await expect(page.getByRole("heading", { level: 1, name: "To do" })).toBeVisible();
  const towns = page.getByRole("region", { name: "Towns" });
  await expect(towns.getByRole("link", { name: /\d+ without known services/ })).toBeVisible();
  await expectAccessible(page);
  await towns.getByRole("link", { name: /without known services/ }).click();
  await expect(page).toHaveURL(/\/administration\/towns\?missing=services/);
  await page.context().close();
});
