import { expect, type Page } from "@playwright/test";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const phone = { width: 390, height: 844 };
const cards = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

test("finds the next pharmacy after O Cebreiro without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto("/town?route=camino-frances");
  await page.getByRole("link", { name: /^Filters/ }).click();
  await page.getByLabel("From").selectOption({ label: "O Cebreiro" });
  await page.getByRole("search", { name: "Filters" }).getByText("Pharmacy").click();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(cards(page).first()).toContainText(/Triacastela.*km after O Cebreiro.*Pharmacy/s);
  await context.close();
});

test("finds a town while typing, in spite of accents and typos", async ({ page }) => {
  await page.goto("/town");
  const name = page.getByLabel("Name");
  await name.pressSequentially("logrono", { delay: 30 });
  await expect(cards(page).first()).toContainText("Logroño");
  await expect(name).toHaveValue("logrono");
  await expect(name).toBeFocused();
  await name.fill("roncesvales");
  await expect(cards(page).first()).toContainText("Roncesvalles");
});

test("filters are stored for the next visit, shown and removable", async ({ page }) => {
  await page.goto("/town?route=camino-primitivo&service=pharmacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/towns/);
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await interactUntil(page, expect.poll(kept).toContain("route=camino-primitivo&service=pharmacy"));
  await page.goto("/credits");
  await page.goto("/town");
  await expect(page.getByText("Your filters from last time are applied.")).toBeVisible();
  await expect(page).toHaveURL(/route=camino-primitivo&service=pharmacy/);
  await page.getByRole("link", { name: "Remove Pharmacy" }).click();
  await expect(page).toHaveURL(/\/town\?route=camino-primitivo$/);
  await expect(page.getByRole("checkbox", { name: "Pharmacy" })).not.toBeChecked();
  await page.getByRole("link", { name: "Clear all" }).first().click();
  await expect(page).toHaveURL(/\/town$/);
  await expect.poll(kept).not.toContain("route=");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1,542 towns");
});

test("a search without results names the filter responsible", async ({ page }) => {
  await page.goto(
    "/accommodation?route=camino-frances&from=hornillos-del-camino&to=hontanas&amenity=pool&amenity=prayer_room",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No places to stay found");
  const way = page.getByRole("link", { name: /^Remove: Prayer room/ });
  const promised = /(\d+) place/.exec(await way.innerText())?.[1];
  await way.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${promised} place`));
});

test("an address with invalid parts shows the rest and says so", async ({ request }) => {
  const answer = await request.get("/accommodation?route=camino-frances&from=oviedo&openOn=tomorrow&utm_source=x");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/>[^<]*couldn’t be used[^<]*Open on the night of, From/);
});

test("pages of a list link to each other", async ({ page }) => {
  await page.goto("/town?route=camino-frances");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
});

test("routes are sorted, computed at the visitor's pace and compared side by side", async ({ page }) => {
  await page.goto("/route");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("14 pilgrim routes");
  // Closures are shown in the comparison: the list has no date.
  await expect(page.getByText(/no known closures|closed/)).toHaveCount(0);
  const daysOf = async () =>
    Number(/(\d+) days/.exec(await cards(page).filter({ hasText: "Camino Francés" }).innerText())?.[1]);
  const standard = await daysOf();
  await page.getByLabel("My pace").selectOption({ index: 2 });
  await expect.poll(daysOf).toBeLessThan(standard);
  await page.getByLabel("Sort by", { exact: true }).selectOption({ label: "Shortest first" });
  await expect(cards(page).first()).toContainText("Camino de Fisterra a Muxía");
  await page.getByRole("checkbox", { name: "Compare Camino Inglés" }).check();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("checkbox", { name: "Compare Camino Primitivo" }).check();
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
  await expect(page).toHaveURL(/compare=camino-ingles&compare=camino-primitivo/);
  await expect(page.getByRole("row", { name: /^Longest stretch without a place to stay/ })).toContainText(/km, .+ to /);
  await expect(page.getByRole("row", { name: /^Pilgrims in 2025/ })).toContainText("30,204");
  await expect(page.getByRole("row", { name: /^Highest place/ })).toContainText(/1,\d{3}\sm, /);
  await expect(page.getByRole("row", { name: /^Longest day/ })).toContainText(/\d\sh(\s\d\d)?, .+ to /);
  await expect(page.getByRole("row", { name: /^Path/ })).toContainText(/known for \d+% of the route/);
  await expect(page.getByRole("row", { name: /^Character/ })).toContainText("from Ferrol, or from A Coruña");
  const label = page.getByRole("rowheader", { name: "Longest stretch without a bar or shop" });
  expect((await label.boundingBox())?.width ?? 0).toBeGreaterThan(140);
  await expect(page.getByText("the busiest months were September, May, and August")).toBeVisible();
  await page.getByRole("link", { name: "Compare the 2 routes" }).click();
  await expect(page.getByRole("table").getByRole("columnheader").last()).toBeInViewport();
});

for (const width of [320, 390]) {
  test(`the map of all routes is mostly routes on a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/route");
    const share = await page
      .locator("figure.route-map")
      .first()
      .evaluate((map) => {
        const lines = [...map.querySelectorAll(".route-map__line")].map((line) => line.getBoundingClientRect());
        const height = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
        return height / map.getBoundingClientRect().height;
      });
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(1);
  });
}

test("compared routes fit the width of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/route?compare=camino-frances&compare=camino-portugues-de-la-costa&compare=camino-primitivo");
  await expect(page.getByRole("link", { name: "Compare the 3 routes" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Side by side: nothing has to be scrolled sideways to see the third route.
  const length = page.getByRole("row", { name: /^Length/ });
  await length.scrollIntoViewIfNeeded();
  await expect(length.getByRole("cell")).toHaveCount(3);
  const cells = await length.getByRole("cell").all();
  for (const cell of cells) await expect(cell).toBeInViewport({ ratio: 1 });
  const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});

test("routes are compared without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/es/route?compare=camino-frances,camino-primitivo,nowhere");
  await expect(page.getByRole("row", { name: /Longitud/ })).toContainText(/765,8.km.*313,0.km/);
  await expect(page.getByRole("row", { name: /^Temporada/ })).toContainText("una parte cerrada del");
  // Unknown numbers, such as bars of the Via Podiensis, are not shown as zero.
  await page.goto("/route?compare=camino-de-le-puy");
  await expect(page.getByRole("row", { name: /^Longest stretch without a bar or shop/ })).toContainText("unknown");
  await expect(page.getByRole("row", { name: /^Pilgrims in/ })).toContainText("unknown");
  await context.close();
});

test("filtered lists are noindex", async ({ request }) => {
  const filtered = await (await request.get("/town?route=camino-frances")).text();
  expect(filtered).toContain('<meta name="robots" content="noindex"');
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]+\/town"/);
  const whole = await (await request.get("/es/accommodation")).text();
  expect(whole).toContain('<link rel="canonical"');
  expect(whole).not.toContain('name="robots"');
});

test("a form sent without JavaScript sorts along the chosen route", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/es/town");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d\.\d{3} localidades$/);
  await page.getByLabel("Ruta", { exact: true }).selectOption({ label: "Camino Francés" });
  await page.getByRole("button", { name: "Mostrar", exact: true }).click();
  await expect(cards(page).first()).toContainText("Saint-Jean-Pied-de-Port");
});

test("results along a route are in route order, whatever the order before", async ({ page }) => {
  await page.goto("/town?sort=name");
  await page.getByLabel("Route", { exact: true }).selectOption({ label: "Camino Francés" });
  await expect(page).toHaveURL(/route=camino-frances/);
  await expect(page.getByLabel("Sort by", { exact: true }).locator("option:checked")).toHaveText("Along the route");
  await expect(cards(page).first()).toContainText("Saint-Jean-Pied-de-Port");
});
