import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";

// Software rendering is slow, and slower still for several maps at once.
test.describe.configure({ mode: "default" });

const phone = { width: 390, height: 844 };
const townMap = (page: Page) => page.getByRole("dialog", { name: "Map of the towns found" });
const houseMap = (page: Page) => page.getByRole("dialog", { name: "Map of the places to stay found" });
const chosen = (page: Page) => page.getByRole("region", { name: "Chosen place" });
const entry = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Open the map" }).click();
  await expect(page.getByRole("dialog").locator("[data-drawn]")).toBeVisible();
}

test("loads the map of all towns only when it is opened", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/town", { waitUntil: "networkidle" });
  const ofTheMap = /maplibre|open-basemap|results-map|^\/api\/(?:routes\/lines|towns\/places)/;
  expect(requests.filter((path) => ofTheMap.test(path))).toEqual([]);
  const answer = page.waitForResponse((response) => response.url().includes("/api/towns/places"));
  await page.getByRole("button", { name: "Open the map" }).click();
  const { data } = (await (await answer).json()) as { data: unknown[] };
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${data.length.toLocaleString("en-GB")} towns`);
  await expect(townMap(page).locator("[data-drawn]")).toBeVisible();
});

test.describe("on one shared map of towns (software rendering takes seconds)", () => {
  test.describe.configure({ mode: "serial" });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
  });
  test.afterAll(() => page.context().close());

  test("offers to retry places that failed to load", async () => {
    await page.route("**/api/towns/places**", (route) => route.abort(), { times: 1 });
    await page.goto("/town?route=camino-frances&sort=km");
    await page.getByRole("button", { name: "Open the map" }).click();
    await expect(townMap(page).getByText("The places couldn’t be loaded.")).toBeVisible();
    await townMap(page).getByRole("button", { name: "Try again" }).click();
    await expect(townMap(page).locator("[data-drawn]")).toBeVisible();
  });

  test("a list row highlights its place, by pointer and by keyboard", async () => {
    const picture = () => townMap(page).locator("canvas").screenshot();
    const plain = await picture();
    await entry(page, "roncesvalles").hover();
    await expect(async () => expect((await picture()).equals(plain)).toBe(false)).toPass();
    const marked = await picture();
    await entry(page, "zubiri").getByRole("link").focus();
    await expect(async () => expect((await picture()).equals(marked)).toBe(false)).toPass();
    await expect(chosen(page)).toBeHidden();
  });

  test("choosing a place on the map shows its row, on another page of the list too", async () => {
    await expect(entry(page, "leon")).toHaveCount(0);
    await townMap(page).getByText("Places in view").click();
    await townMap(page).getByRole("button", { name: /^León/ }).click();
    await expect(chosen(page)).toContainText("León");
    await expect(page).toHaveURL(/page=\d/);
    await expect(entry(page, "leon")).toBeInViewport();
    // The map and its selection stay.
    await expect(townMap(page).locator("[data-drawn]")).toBeVisible();
    await chosen(page).getByRole("button", { name: "Show in the list" }).click();
    await expect(entry(page, "leon").getByRole("link", { name: "León" })).toBeFocused();
  });

  test("changing the filters updates the places on the open map", async () => {
    const places = townMap(page).getByRole("listitem");
    const filters = page.getByRole("search", { name: "Filters" });
    await townMap(page).getByText("Places in view").click();
    await expect(places.filter({ hasText: "León" })).toBeVisible();
    await filters.getByLabel("Route", { exact: true }).selectOption({ label: "Camino Primitivo" });
    await expect(places.filter({ hasText: "Oviedo" })).toBeVisible();
    await expect(places.filter({ hasText: "León" })).toHaveCount(0);
  });

  test("shows that nothing was found", async () => {
    await page.getByLabel("Name").fill("zzzzzzzz");
    await expect(townMap(page).getByText("Nothing was found that can be shown on the map.")).toBeVisible();
  });
});

test("on a phone the map fills the screen, and returns to the row", async ({ page }) => {
  await page.setViewportSize(phone);
  await openMap(page, "/accommodation?route=camino-frances&from=hornillos-del-camino&to=hontanas");
  expect(await houseMap(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await houseMap(page).getByText("Places in view").press("Enter");
  await houseMap(page).getByRole("listitem").first().getByRole("button").press("Enter");
  await expect(chosen(page)).toBeVisible();
  const name = (await chosen(page).getByRole("heading").innerText()).trim();
  await expect(chosen(page).getByRole("link", { name: `View ${name}` })).toBeVisible();
  await chosen(page).getByRole("button", { name: "Show in the list" }).press("Enter");
  await expect(houseMap(page)).toBeHidden();
  await expect(page.locator("[data-place] a:focus")).toBeInViewport();
});

test("places to stay without a position are counted at their town, with an explanation", async ({ page }) => {
  await openMap(page, "/accommodation?route=camino-frances&from=hontanas&to=hontanas");
  await houseMap(page).getByText("Places in view").click();
  await expect(houseMap(page).getByText(/\d+ places? to stay, exact location unknown/)).toBeVisible();
});

test("on a phone no map label lies under the attribution, before and after hydration", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/town", { waitUntil: "networkidle" });
  const map = page.locator("figure.route-map");
  const overlaps = () =>
    map.evaluate((figure) => {
      const sources = figure.querySelector("figcaption")!.getBoundingClientRect();
      const drawn = figure.querySelector(".route-map__surface > svg")!.getBoundingClientRect();
      return {
        isBelow: sources.top >= drawn.bottom,
        hasRoom: drawn.height > 150,
        names: figure.querySelectorAll("text").length,
      };
    });
  expect(await overlaps()).toMatchObject({ isBelow: true, hasRoom: true });
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.locator("figure.route-map--zoomed")).toBeVisible();
  const after = await overlaps();
  expect(after).toMatchObject({ isBelow: true, hasRoom: true });
  expect(after.names).toBeGreaterThan(0);
});

test.describe("the open map of a finder has no accessibility violations", () => {
  test.describe.configure({ mode: "serial" });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
  });
  test.afterAll(() => page.context().close());

  test("light", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await openMap(page, "/accommodation?route=camino-frances&amenity=pets");
    await houseMap(page).getByText("Places in view").click();
    await houseMap(page).getByRole("listitem").first().getByRole("button").click();
    await expect(chosen(page)).toBeVisible();
    await expectAccessible(page);
  });

  test("dark", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });
});
