import { expect, type Page } from "@playwright/test";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

/** Opens the planner and waits until it plans in the browser. */
async function openPlanner(page: Page, query = "", path = "/planner"): Promise<void> {
  const graph = page.waitForResponse((response) => response.url().endsWith("/graph"));
  const lines = page.waitForResponse((response) => response.url().includes("/planner/lines"));
  await page.goto(path + query);
  await interactUntil(page, Promise.all([graph, lines]));
}

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const dayButtons = (page: Page) => page.getByRole("list").getByRole("button", { name: /^Day \d/ });

test("moving the slider updates the plan at once and the address soon after", async ({ page }) => {
  await openPlanner(page, "?startDate=2027-05-10");
  await expect(headline(page)).toHaveText("33 days, 765.8 km, arrive 11 June");
  const entries = await page.evaluate(() => history.length);
  const ideal = page.getByRole("slider", { name: /Ideal stage/ });
  await ideal.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
  await expect(ideal).toHaveAttribute("aria-valuetext", /6\sh/);
  await expect(headline(page)).not.toHaveText(/^33 days/);
  await expect(page).toHaveURL(/ideal=6(&|$)/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.locator(".planner-screen")).toHaveAttribute("aria-busy", "false");
  const shown = await headline(page).textContent();
  await page.reload();
  await expect(headline(page)).toHaveText(shown ?? "");
});

test("the slider keeps moving while the address is updated", async ({ page }) => {
  await openPlanner(page);
  const ideal = page.getByRole("slider", { name: /Ideal stage/ });
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      replace(...args);
      const slider = document.querySelector<HTMLInputElement>("input[name=ideal]");
      if (slider?.value !== "6.75") return;
      slider.stepDown();
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    };
  });
  await ideal.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/ideal=6\.5(&|$)/);
  await expect(ideal).toHaveValue("6.5");
});

test("a number of days is chosen by click or keyboard, and Back undoes it", async ({ page }) => {
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

test("a required stop is removed where it is shown", async ({ page }) => {
  await page.goto("/planner?mustStop=muruzabal&day=4");
  await page.getByRole("button", { name: "Remove this required stop" }).click();
  await expect(page).not.toHaveURL(/mustStop/);
  await expect(dayButtons(page).filter({ hasText: "Muruzábal" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove this required stop" })).toHaveCount(0);
});

test("a required stop is removed without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/planner?mustStop=muruzabal&day=4");
  await page.getByRole("button", { name: "Remove this required stop" }).click();
  await expect(page).not.toHaveURL(/mustStop/);
  await context.close();
});

test("another overnight stop is chosen by one click and undone by another", async ({ page }) => {
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

test("another overnight stop says what it changes in hours and days, and its cost on request", async ({ page }) => {
  await openPlanner(page);
  await dayButtons(page).nth(6).click();
  const viana = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /Stop in Viana instead/ }) })
    .last();
  await expect(viana).toContainText(/the next day gets \d+ (?:min|h \d\d) longer|instead of/);
  await expect(viana).toContainText("a little harder");
  await expect(viana).not.toContainText("+0.");
  await page.getByRole("button", { name: "Costs as numbers" }).click();
  await expect(viana).toContainText(/\(\+0\.\d\d\)/);
});

test("offers gentler starts, by one click each, for a hard first day", async ({ page }) => {
  await openPlanner(page);
  await page.getByRole("button", { name: "Stop in Orisson" }).click();
  await expect(headline(page)).toHaveText(/^34 days/);
  await expect(dayButtons(page).first()).toContainText("Orisson");
  await expect(page.getByRole("button", { name: "Stop in Orisson" })).toBeHidden();
});

test("classic stages are chosen and left by one click each", async ({ page }) => {
  await openPlanner(page);
  await page.getByRole("button", { name: "Classic stages", exact: true }).click();
  await expect(page.getByText("32 of 32 nights as in the guidebook")).toBeVisible();
  await page.getByRole("button", { name: "Without the classic stages" }).click();
  await expect(page).not.toHaveURL(/mustStop/);
});

test("a date of arrival sets the start date", async ({ page }) => {
  await openPlanner(page, "?from=sarria&days=6");
  await page.getByLabel("Arrival date").fill("2027-05-20");
  await expect(page).toHaveURL(/startDate=2027-05-15/);
  await expect(headline(page)).toHaveText(/arrive 20 May/);
});

test("the end of a day moves earlier and later", async ({ page }) => {
  await openPlanner(page);
  await dayButtons(page).nth(3).click();
  await page.getByRole("button", { name: "End later" }).click();
  await expect(dayButtons(page).nth(3)).toContainText("Mañeru");
  await page.getByRole("button", { name: "End earlier" }).click();
  await expect(dayButtons(page).nth(3)).toContainText("Puente la Reina");
});

test("an impossible plan offers the nearest possible one by one click", async ({ page }) => {
  await openPlanner(page, "?days=12");
  await expect(headline(page)).toHaveText("No plan fits these preferences");
  await expect(page.getByText(/Not possible in 12 days: the minimum is \d+/).last()).toBeVisible();
  const fix = page.getByRole("button", { name: /^Use \d+ days$/ });
  const days = /\d+/.exec((await fix.textContent()) ?? "")?.[0];
  await fix.click();
  await expect(headline(page)).toHaveText(new RegExp(`^${days} days`));
  await expect(page).toHaveURL(new RegExp(`days=${days}`));
});

for (const hasThread of [true, false]) {
  test(`finds out why there is no plan ${hasThread ? "in a worker" : "on the page if there is no worker"}`, async ({
    page,
  }) => {
    if (!hasThread) await page.route("**/planner-worker-*", (route) => route.abort());
    await openPlanner(page, "?days=12");
    const minimum = page.getByText(/Not possible in 12 days: the minimum is \d+/).last();
    const before = (await minimum.textContent()) ?? "";
    const longest = page.getByRole("slider", { name: /Longest/ });
    await longest.focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
    await expect(minimum).not.toHaveText(before);
    expect(page.workers()).toHaveLength(hasThread ? 1 : 0);
  });
}

test("for too few days, offers walks that fit, by one click each", async ({ page }) => {
  await openPlanner(page, "?days=14");
  await expect(page.getByRole("heading", { name: "Walk the first part: 14 days" })).toBeVisible();
  await page.getByRole("button", { name: "Begin in León" }).click();
  await expect(headline(page)).toHaveText(/^14 days/);
  await expect(page).toHaveURL(/from=leon&.*days=14/);
});

test("keeps invalid input visible with an error message", async ({ page }) => {
  const response = await page.goto("/planner?startDate=soon&from=atlantis&ideal=long&restEvery=x&route=camino-nowhere");
  expect(response?.status()).toBe(200);
  const form = page.getByRole("form", { name: "Your preferences" });
  for (const word of ["soon", "atlantis", "long", "camino-nowhere"]) await expect(form).toContainText(`“${word}”`);
  await expect(headline(page)).toHaveText(/^33 days/);
});

test("finds towns by any of their names", async ({ page }) => {
  await openPlanner(page);
  const from = page.getByRole("combobox", { name: "From" });
  await from.fill("leon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=leon/);
  await expect(from).toHaveValue("León");
  await expect(page.getByText("León to Santiago de Compostela", { exact: true })).toBeVisible();
});

test("changing the route keeps daily lengths and date", async ({ page }) => {
  await openPlanner(page, "?startDate=2027-05-10&ideal=6");
  await page.getByLabel("Route", { exact: true }).selectOption({ label: "Camino Primitivo" });
  await expect(page).toHaveURL(/route=camino-primitivo&startDate=2027-05-10&ideal=6/);
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("Oviedo");
});

test("the start follows from the number of days, and other starts are listed with their costs", async ({ page }) => {
  await openPlanner(page, "?route=camino-frances&from=*&days=5");
  await expect(page).toHaveURL(/from=sarria&days=5/);
  await page.getByText("Where else could you begin with 5 days?").click();
  const starts = page.getByRole("group").filter({ hasText: "Where else could you begin" }).getByRole("listitem");
  await expect(starts.first()).toContainText(/Sarria.*fits best/);
  expect(await starts.count()).toBeGreaterThan(3);
  await starts.nth(1).getByRole("button").click();
  await expect(page).not.toHaveURL(/from=sarria/);
  await expect(headline(page)).toHaveText(/^5 days/);
});

test("a destination that depends on the days is chosen once they are set", async ({ page }) => {
  await openPlanner(page, "?route=camino-frances&from=*&arrival=2027-05-14");
  const notice = "Say how many days you have: the start or end depends on it.";
  await expect(page.getByText(notice).first()).toBeVisible();
  const days = page.getByLabel("Number of days").first();
  await expect(days).toHaveAccessibleDescription(new RegExp(notice));
  await expect(days).not.toHaveAccessibleDescription(/Leave this empty/);
  await days.fill("5");
  await expect(page).toHaveURL(/from=sarria&startDate=2027-05-10&days=5/);
  await expect(headline(page)).toHaveText(/^5 days/);
  await expect(page.getByText(notice)).toHaveCount(0);
});

test("plans the Via Podiensis from bed to bed", async ({ page }) => {
  await openPlanner(page, "?route=camino-de-le-puy");
  await expect(headline(page)).toHaveText(/\d+ days, 736\.0\skm/);
  await expect(page.getByText(/No places to stay are known on this route yet, so/)).toBeHidden();
});

test("is available in Spanish", async ({ page }) => {
  await openPlanner(page, "?startDate=2027-05-10&restEvery=7,5,9", "/es/planner");
  await expect(headline(page)).toHaveText(/días, 765,8\skm, llegada el \d+ de junio/);
  await expect(page.getByRole("heading", { name: "Día a día" })).toBeVisible();
  await expect(page.getByText(/^Día de descanso en/).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the options are a plain form, and all its buttons work", async ({ page }) => {
    await page.goto("/planner");
    await page.getByLabel("Start date", { exact: true }).fill("2027-05-10");
    await page.getByLabel("Required stops").fill("Orisson");
    await page.getByRole("button", { name: "Update plan" }).click();
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
    await page.getByRole("button", { name: "Update plan" }).click();
    await expect(headline(page)).toHaveText(/^5 days, 112\.0\skm/);
  });

  test("an impossible requirement offers a fix", async ({ page }) => {
    await page.goto("/planner?days=12&startDate=2027-05-10");
    await page.getByRole("button", { name: /^Use \d+ days$/ }).click();
    await expect(headline(page)).toHaveText(/^\d+ days, 765/);
  });
});

test("shows holidays during a dated walk, also after changes of date and route", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await openPlanner(page, "?route=camino-ingles&startDate=2028-07-24");
  const known = page.getByRole("region", { name: "Worth knowing" });
  await expect(known).toContainText("Day 2 is a public holiday in Galicia (Saint James)");
  const date = page.getByLabel(/Start date|First day|Start on/).first();
  await date.fill("2028-08-14");
  await expect(known).toContainText("Day 2 is a public holiday in Spain (Assumption)");
  await expect(known).not.toContainText("Saint James");
  await page.goto("/planner?route=camino-ingles&startDate=2028-08-08&then=camino-finisterre-muxia:fisterra");
  await expect(known).toContainText(/Day 8 is a public holiday in Spain \(Assumption\)/);
  expect(problems).toEqual([]);
});
