import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/browser-test.ts";

/** Opens the planner and waits until the browser plans by itself. */
async function openPlanner(page: Page, query = "", path = "/planner"): Promise<void> {
  const graph = page.waitForResponse((response) => response.url().endsWith("/graph"));
  const lines = page.waitForResponse((response) => response.url().includes("/planner/lines"));
  await page.goto(path + query);
  await Promise.all([graph, lines]);
}

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const dayButtons = (page: Page) => page.getByRole("list").getByRole("button", { name: /^Day \d/ });

test("a move of the slider changes the plan at once and the address soon after", async ({ page }) => {
  await openPlanner(page, "?startDate=2027-05-10");
  await expect(headline(page)).toHaveText("33 days, 765.8 km, arrive 11 June");
  const entries = await page.evaluate(() => history.length);
  const ideal = page.getByRole("slider", { name: /A good day is/ });
  await ideal.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
  await expect(ideal).toHaveAttribute("aria-valuetext", /6\sh/);
  await expect(headline(page)).not.toHaveText(/^33 days/);
  await expect(page).toHaveURL(/ideal=6(&|$)/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const shown = await headline(page).textContent();
  await page.reload();
  await expect(headline(page)).toHaveText(shown ?? "");
});

test("a number of days is chosen in one press, by keys too, and Back takes it back", async ({ page }) => {
  await openPlanner(page);
  const curve = page.getByRole("group", { name: /Number of days/ });
  await curve.getByRole("button", { name: /^30 days/ }).click();
  await expect(headline(page)).toHaveText(/^30 days/);
  await expect(page).toHaveURL(/days=30/);
  await curve.getByRole("button", { name: /^30 days/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(headline(page)).toHaveText(/^31 days/);
  await page.goBack();
  await expect(headline(page)).toHaveText(/^30 days/);
  await page.getByRole("button", { name: "Let Vieira choose the days" }).click();
  await expect(headline(page)).toHaveText(/^33 days/);
  await expect(page).not.toHaveURL(/days=/);
});

test("another stop is taken in one press and undone in another", async ({ page }) => {
  await openPlanner(page);
  const before = await dayButtons(page).allTextContents();
  await dayButtons(page).nth(3).click();
  await expect(dayButtons(page).nth(3)).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: /Stop in Muruzábal instead/ }).click();
  await expect(page).toHaveURL(/mustStop=muruzabal/);
  await expect(dayButtons(page).nth(3)).toContainText("Muruzábal");
  await page.getByRole("button", { name: /Stop in Uterga instead/ }).click();
  await expect(page).toHaveURL(/mustStop=uterga/);
  await expect(page).not.toHaveURL(/muruzabal/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/mustStop=muruzabal/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => dayButtons(page).allTextContents()).toEqual(before);
});

test("the end of a day moves earlier and later", async ({ page }) => {
  await openPlanner(page);
  await dayButtons(page).nth(3).click();
  await page.getByRole("button", { name: "End later" }).click();
  await expect(dayButtons(page).nth(3)).toContainText("Puente la Reina");
  await page.getByRole("button", { name: "End earlier" }).click();
  await expect(dayButtons(page).nth(3)).toContainText("Obanos");
});

test("what cannot be done names the nearest that can, one press away", async ({ page }) => {
  await openPlanner(page, "?days=12");
  await expect(headline(page)).toHaveText("No plan for these wishes");
  await expect(page.getByRole("alert").first()).toContainText(/12 days is not possible; \d+ is the fewest/);
  const wayOut = page.getByRole("button", { name: /^Use \d+ days$/ });
  const days = /\d+/.exec((await wayOut.textContent()) ?? "")?.[0];
  await wayOut.click();
  await expect(headline(page)).toHaveText(new RegExp(`^${days} days`));
  await expect(page).toHaveURL(new RegExp(`days=${days}`));
});

test("typed nonsense stays in sight with a word on what is wrong", async ({ page }) => {
  const response = await page.goto("/planner?startDate=soon&from=atlantis&ideal=long&restEvery=x&route=camino-nowhere");
  expect(response?.status()).toBe(200);
  const form = page.getByRole("form", { name: "Your wishes" });
  for (const word of ["soon", "atlantis", "long", "camino-nowhere"]) await expect(form).toContainText(`“${word}”`);
  await expect(headline(page)).toHaveText(/^33 days/);
});

test("towns are found by any of their names", async ({ page }) => {
  await openPlanner(page);
  const from = page.getByRole("combobox", { name: "From" });
  await from.fill("leon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=leon/);
  await expect(from).toHaveValue("León");
  await expect(page.getByText("León to Santiago de Compostela", { exact: true })).toBeVisible();
});

test("another route keeps legs and date", async ({ page }) => {
  await openPlanner(page, "?startDate=2027-05-10&ideal=6");
  await page.getByLabel("Route", { exact: true }).selectOption({ label: "Camino Primitivo" });
  await expect(page).toHaveURL(/route=camino-primitivo&startDate=2027-05-10&ideal=6/);
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("Oviedo");
});

test("a route without known beds says so and is planned all the same", async ({ page }) => {
  await openPlanner(page, "?route=camino-de-le-puy");
  await expect(headline(page)).toHaveText(/\d+ days, 736\.0\skm/);
  await expect(page.getByText(/No house is known on this route yet, so/)).toBeVisible();
});

test("it speaks Spanish", async ({ page }) => {
  await openPlanner(page, "?startDate=2027-05-10&restEvery=7,5,9", "/es/planner");
  await expect(headline(page)).toHaveText(/días, 765,8\skm, llegada el \d+ de junio/);
  await expect(page.getByRole("heading", { name: "Día a día" })).toBeVisible();
  await expect(page.getByText(/^Descanso en/).first()).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the wishes are a plain form whose buttons all work", async ({ page }) => {
    await page.goto("/planner");
    await page.getByLabel("Start", { exact: true }).fill("2027-05-10");
    await page.getByLabel("Stop here").fill("Orisson");
    await page.getByRole("button", { name: "Plan with these wishes" }).click();
    await expect(headline(page)).toHaveText(/arrive \d+ June/);
    await expect(dayButtons(page).first()).toContainText("Orisson");
    await page
      .getByRole("button", { name: /^31 days/ })
      .first()
      .click();
    await expect(headline(page)).toHaveText(/^31 days/);
    await dayButtons(page).nth(3).click();
    await expect(page.getByRole("heading", { name: "Or stop somewhere else" })).toBeVisible();
    await expect(headline(page)).toHaveText(/^31 days/);
    await page.getByLabel("Route", { exact: true }).selectOption({ label: "Camino Inglés" });
    await page.getByRole("button", { name: "Plan with these wishes" }).click();
    await expect(headline(page)).toHaveText(/^5 days, 111\.9\skm/);
  });

  test("a demand that cannot be met has its way out", async ({ page }) => {
    await page.goto("/planner?days=12&startDate=2027-05-10");
    await page.getByRole("button", { name: /^Use \d+ days$/ }).click();
    await expect(headline(page)).toHaveText(/^\d+ days, 765/);
  });
});
