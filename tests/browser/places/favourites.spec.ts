import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount, newTestUser, signInByForm } from "#tests/support/browser/test-user.ts";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const townPage = (town: string) => `/camino-frances/${town}`;

/** The favourite button of the page's own place; those of lists contain a name. */
const add = (page: Page) => page.getByRole("button", { name: "Add to favourites", exact: true });
const remove = (page: Page) => page.getByRole("button", { name: "Remove from favourites", exact: true });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });

/** Adds towns of the Camino Francés to the favourites in the list of its page. */
async function like(page: Page, ...towns: string[]): Promise<void> {
  await page.goto("/camino-frances");
  for (const town of towns) {
    const button = page.locator(`[data-town=${town}]`).getByRole("button");
    // By keyboard: after the jump to a far row, rows take their heights, and a pointer may be over another one.
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await page.waitForLoadState("networkidle");
}

test("favourites of a visitor stay in the browser with order and notes, and removal can be undone", async ({
  page,
}) => {
  await like(page, "estella", "leon");
  await page.goto(townPage("sarria"));
  await add(page).click();
  await expect(remove(page)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(remove(page)).toBeVisible();
  await page.goto("/favourite-towns");
  await expect(rows(page)).toHaveText(["Estella", "León", "Sarria"]);
  await expect(page.getByText("3 towns: Camino Francés")).toBeVisible();
  await expect(page.getByText(/km 112\.7/)).toBeVisible();
  await page.getByRole("button", { name: "Move Sarria up" }).click();
  await page.getByText("Add a note").first().click();
  await page.getByLabel("Your note on Estella").fill("Swim in the river");
  await page.getByRole("button", { name: "Save the note" }).first().click();
  await page.reload();
  await expect(rows(page)).toHaveText(["Estella", "Sarria", "León"]);
  await expect(page.getByText("Swim in the river").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove from favourites: Estella" }).click();
  await expect(rows(page)).toHaveText(["Sarria", "León"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveText(["Estella", "Sarria", "León"]);
  await expect(page.getByText("Swim in the river").first()).toBeVisible();
  await page.getByRole("link", { name: "Plan with these towns" }).click();
  await expect(page).toHaveURL(/\/planner\?route=camino-frances&favourites=estella%2Csarria%2Cleon/);
});

test("rows are reordered by dragging", async ({ page }) => {
  await like(page, "estella", "leon", "sarria");
  await page.goto("/favourite-towns");
  await expect(rows(page)).toHaveText(["Estella", "León", "Sarria"]);
  const handles = page.getByTitle("Drag to change the order");
  const [from, to] = [await handles.first().boundingBox(), await handles.last().boundingBox()];
  if (!from || !to) throw new Error("There are no handles to drag.");
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(rows(page)).toHaveText(["León", "Sarria", "Estella"]);
});

test("two tabs of one browser stay in sync", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(townPage("estella"));
  await other.goto(townPage("estella"));
  await hydratePage(other);
  await add(one).click();
  await expect(remove(other)).toBeVisible();
  await remove(other).click();
  await expect(add(one)).toBeVisible();
});

test("favourites of a visitor are merged into the account once, with their notes", async ({ page, browser }) => {
  const person = newTestUser();
  const elsewhere = await (await browser.newContext()).newPage();
  await createAccount(elsewhere, person);
  await like(elsewhere, "leon", "burgos");
  await like(page, "estella", "leon");
  await page.goto("/favourite-towns");
  await page.getByText("Add a note").first().click();
  await page.getByLabel("Your note on Estella").fill("Kept as a visitor");
  await page.getByRole("button", { name: "Save the note" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/favourite-towns$/);
  await expect(rows(page)).toHaveText(["León", "Burgos", "Estella"]);
  await expect(page.getByText("Kept as a visitor").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("vieira-favourites"))).toBeNull();
  await page.reload();
  await expect(rows(page)).toHaveText(["León", "Burgos", "Estella"]);
  await elsewhere.goto("/favourite-towns");
  await expect(rows(elsewhere)).toHaveText(["León", "Burgos", "Estella"]);
  await elsewhere.context().close();
});

test("notes that could not be saved stay in their field, with an error message", async ({ page, context }) => {
  await createAccount(page);
  await like(page, "estella");
  await page.goto("/favourite-towns");
  await hydratePage(page);
  await page.getByText("Add a note").click();
  const note = page.getByLabel("Your note on Estella");
  await note.fill("The bakery by the bridge");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("This couldn’t be saved; nothing has changed.")).toBeInViewport();
  await expect(note).toHaveValue("The bakery by the bridge");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save the note" }).click();
  await page.reload();
  await expect(page.getByText("The bakery by the bridge").first()).toBeVisible();
});

test("places to stay can be added to favourites from every list", async ({ page }) => {
  await page.goto("/accommodation");
  const button = page.getByRole("button", { name: /^Add to favourites: / }).first();
  const name = ((await button.getAttribute("aria-label")) ?? "").replace("Add to favourites: ", "");
  await button.click();
  await expect(page.getByRole("button", { name: `Remove from favourites: ${name}` })).toBeVisible();
  await page.goto("/favourite-accommodations");
  await expect(rows(page)).toHaveText([name]);
  await page.goto("/camino-frances");
  await page
    .getByRole("button", { name: /^Add to favourites: / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Remove from favourites: / })).toHaveCount(1);
  await page.goto("/favourite-towns");
  await expect(rows(page)).toHaveCount(1);
});

test("a change that cannot be saved is rolled back", async ({ page }) => {
  await createAccount(page);
  await page.goto(townPage("estella"));
  await page.route("**/api/favourites/**", (route) => route.fulfill({ status: 500 }));
  await add(page).click();
  await expect(page.getByText("Your change to Estella couldn’t be saved. Try again.")).toBeVisible();
  await expect(add(page)).toHaveAttribute("aria-pressed", "false");
});

test("data that could not be loaded is loaded when the connection is back", async ({ page }) => {
  await like(page, "estella");
  await page.route("**/favourite-places?*", (route) => route.abort());
  await page.goto("/favourite-towns");
  const failure = page.getByText("The data and the map couldn’t be loaded.");
  await expect(failure).toBeVisible();
  await page.unroute("**/favourite-places?*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(failure).toBeHidden();
  await expect(page.getByRole("img", { name: "Map of your favourites" })).toBeVisible();
});

test("without browser storage, says that favourites are not kept", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto(townPage("estella"));
  await add(page).click();
  await expect(page.getByText("This browser can’t save data.")).toBeVisible();
  await expect(add(page)).toHaveAttribute("aria-pressed", "false");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("members see and change their favourites; visitors are told why they cannot", async ({ page }) => {
    await page.goto("/favourite-towns");
    await expect(page.getByText("Without an account, favourites need JavaScript")).toBeVisible();
    await page.goto("/register");
    const person = newTestUser();
    await page.getByLabel("Name").fill(person.name);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create account" }).click();
    for (const town of ["estella", "leon"]) {
      await page.goto(townPage(town));
      await add(page).click();
      await expect(page).toHaveURL(new RegExp(`${townPage(town)}$`));
      await expect(remove(page)).toBeVisible();
    }
    await page.goto("/favourite-towns");
    await expect(rows(page)).toHaveText(["Estella", "León"]);
    await page.getByRole("button", { name: "Move León up" }).click();
    await expect(rows(page)).toHaveText(["León", "Estella"]);
    await page.getByText("Add a note").first().click();
    await page.getByLabel("Your note on León").fill("Two nights");
    await page.getByRole("button", { name: "Save the note" }).first().click();
    await expect(page.getByText("Two nights").first()).toBeVisible();
    await page.getByRole("button", { name: "Remove from favourites: León" }).click();
    await expect(rows(page)).toHaveText(["Estella"]);
  });
});

test("pages of favourites have no accessibility violations, in light and dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await like(page, "estella", "leon");
  await page.goto("/favourite-towns");
  await expect(page.getByText(/km 112\.7/)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, { rules: "colours" });
});

test("a favourite added after the session has ended stays in the browser until the next sign-in", async ({
  page,
  context,
}) => {
  const person = newTestUser();
  await createAccount(page, person);
  await page.goto(townPage("estella"));
  await context.clearCookies();
  await add(page).click();
  await expect(remove(page)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/login");
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/me$/);
  await page.goto("/favourite-towns");
  await expect(rows(page)).toHaveText(["Estella"]);
  await page.reload();
  await expect(rows(page)).toHaveText(["Estella"]);
});

test("a favourite added offline is in the account when the network is back", async ({ page, context }) => {
  await createAccount(page);
  await page.goto(townPage("estella"));
  await context.setOffline(true);
  await add(page).click();
  await expect(remove(page)).toHaveAttribute("aria-pressed", "true");
  const arrived = page.waitForResponse((response) => response.url().endsWith("/favourites/merge"));
  await context.setOffline(false);
  await arrived;
  await page.goto("/favourite-towns");
  await expect(rows(page)).toHaveText(["Estella"]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("vieira-favourites"))).toBeNull();
});

test("each page of favourites is found in any letter case and with a query", async ({ request }) => {
  for (const [path, title] of [
    ["/Favourite-Towns", "Favourite towns"],
    ["/favourite-accommodations?of=favourite-towns", "Favourite places to stay"],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(`<title>${title} – Vieira</title>`);
});
