import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const tosantos = { latitude: 42.4139, longitude: -3.2435 };

// Software rendering is slow, and slower still for several maps at once.
test.describe.configure({ mode: "default" });

const map = (page: Page) => page.getByRole("dialog", { name: "Map: Camino Francés" });

/** How many points of a picture have the yellow of the line. */
async function yellowPoints(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      const { data = [] } = pen?.getImageData(0, 0, image.width, image.height) ?? {};
      let yellow = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        if (red > 240 && Math.abs(green - 200) < 15 && blue < 90) yellow += 1;
      }
      return yellow;
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
}

test.describe("on one shared map (software rendering takes seconds)", () => {
  test.describe.configure({ mode: "serial" });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
  });
  test.afterAll(() => page.context().close());

  test("is loaded only when opened, draws the line, and contacts no other site", async ({ baseURL }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto("/camino-frances", { waitUntil: "networkidle" });
    const ofTheMap = /map-panel|maplibre|open-basemap|camino-frances\/map/;
    expect(requests.filter((url) => ofTheMap.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Open the map" }).click();
    await expect(map(page).locator("[data-drawn]")).toBeVisible();
    expect(requests.filter((url) => ofTheMap.test(url)).length).toBeGreaterThan(3);
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await yellowPoints(page, await map(page).screenshot())).toBeGreaterThan(500);
  });

  test("has no accessibility violations", async () => {
    await map(page).getByText("On the map").click();
    await expectAccessible(page, { within: "dialog" });
  });

  test.describe("current position", () => {
    const ask = () => map(page).getByRole("button", { name: "Where am I on the route?" }).click();
    const report = () => map(page).getByRole("region", { name: "Where you are" });

    test("asks for permission only on request, and explains a refusal", async () => {
      await page.context().clearPermissions();
      await expect(report()).toBeHidden();
      await ask();
      await expect(report()).toContainText("doesn’t let this page");
    });

    test("says when the position is far away", async () => {
      await page.context().grantPermissions(["geolocation"]);
      await page.context().setGeolocation({ latitude: 42.85, longitude: -2.67, accuracy: 8 });
      await ask();
      await expect(report()).toContainText(/You are \d\d\.\d\skm from the route/);
    });
  });
});

test("the map can be opened, searched by its list and closed by keyboard", async ({ page, context }) => {
  await page.goto("/camino-frances");
  const opener = page.getByRole("button", { name: "Open the map" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(map(page).locator("[data-drawn]")).toBeVisible();
  await map(page).getByText("Places in view").press("Enter");
  await map(page).getByRole("button", { name: "León", exact: true }).press("Enter");
  const place = map(page).getByRole("region", { name: "Chosen place" });
  await expect(place).toContainText(/León.*km 463\.7, \d+ places to stay/s);
  await expect(place.getByRole("link", { name: "View León" })).toHaveAttribute("href", "/camino-frances/leon");
  await place.getByRole("button", { name: "Close" }).press("Enter");
  await expect(place).toBeHidden();
  const canvas = map(page).getByRole("region", { name: "Map: Camino Francés" });
  await canvas.press("Enter");
  await expect(place).toContainText("León");
  // The map tells its keys, and what is in its middle, which need not be the largest town.
  await expect(map(page).getByText("Arrow keys move the map")).toBeInViewport();
  const middle = map(page).locator(".map-panel__middle");
  await expect(middle).toHaveText("León");
  await canvas.press("ArrowRight");
  await expect(middle).not.toHaveText("León");
  const next = (await middle.textContent()) ?? "";
  await canvas.press("Enter");
  await expect(place.getByRole("heading", { name: next })).toBeVisible();
  await test.step("the current position shows the place on the route and what comes next", async () => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ ...tosantos, accuracy: 8 });
    // The map has loaded everything needed.
    await context.setOffline(true);
    await map(page).getByRole("button", { name: "Where am I on the route?" }).press("Enter");
    const report = map(page).getByRole("region", { name: "Where you are" });
    await expect(report).toContainText(/\d+\sm after Tosantos · \d\.\d\skm to Villambistia · 526\.\d\skm to Santiago/);
    await expect(report).toContainText(
      /Next place to stay\s*here, Tosantos: Hospital de Peregrinos Tosantos and \d more/,
    );
    await expect(report).toContainText(/Pharmacy\s*\d+\.\d\skm/);
    await context.setOffline(false);
  });
  await page.keyboard.press("Escape");
  await expect(map(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Share of the window in which the map is visible and not covered, from 0 to 1. */
function freeShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const steps = Array.from({ length: 40 }, (_, step) => (step + 0.5) / 40);
    const hits = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(x * innerWidth, y * innerHeight)));
    return hits.filter((hit) => hit?.closest(".map-panel__map")).length / hits.length;
  });
}

test("the map fills a phone screen, in light and dark, and half of it stays visible beside one card at a time", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(["geolocation"]);
  // Off the route with low accuracy: the longest possible text.
  await context.setGeolocation({ latitude: 42.8165, longitude: -7.7, accuracy: 80 });
  await page.goto("/camino-frances");
  await page.getByRole("button", { name: "Open the map" }).click();
  await expect(map(page).locator("[data-drawn]")).toBeVisible();
  expect(await map(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const day = await map(page).screenshot();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(async () => expect((await map(page).screenshot()).equals(day)).toBe(false)).toPass();
  expect(await yellowPoints(page, await map(page).screenshot())).toBeGreaterThan(150);

  const report = map(page).getByRole("region", { name: "Where you are" });
  const place = map(page).getByRole("region", { name: "Chosen place" });
  const ask = map(page).getByRole("button", { name: "Where am I on the route?" });
  await ask.click();
  await expect(report).toContainText("Next place to stay");
  expect(await freeShare(page)).toBeGreaterThan(0.5);
  await map(page).getByText("Places in view").click();
  await map(page).getByRole("button", { name: "Gonzar", exact: true }).click();
  await expect(place).toContainText("Gonzar");
  await expect(report).toBeHidden();
  expect(await freeShare(page)).toBeGreaterThan(0.5);
  await ask.click();
  await expect(report).toContainText("Next place to stay");
  await expect(place).toBeHidden();
  await report.getByRole("button", { name: "Close" }).click();
  await expect(report).toBeHidden();
  await expect(place).toBeHidden();
  await map(page).getByRole("button", { name: "Close the map" }).click();
  await expect(page.getByRole("button", { name: "Open the map" })).toBeFocused();
});

test("without WebGL 2 the static picture stays, with an explanation", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/es/camino-frances");
  await page.getByRole("button", { name: "Abrir el mapa" }).click();
  await expect(page.getByText("Queda esta imagen")).toBeVisible();
  await expect(page.locator("figure.route-map svg").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
