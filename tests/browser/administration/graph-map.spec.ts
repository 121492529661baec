import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";

// Software rendering is slow, and faster with fewer pixels.
test.use({ viewport: { width: 1000, height: 700 } });
test.describe.configure({ mode: "serial" });

/** Waits until the map shows the graph, centred on the chosen waypoint. */
async function drawnMap(page: Page): Promise<Locator> {
  await expect(page.locator("[data-drawn]")).toBeVisible();
  return page.getByRole("region", { name: "Map of waypoints and arcs" });
}

/** Clicks the map at an offset in pixels from its centre. */
async function press(map: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const box = (await map.boundingBox())!;
  await map.click({ position: { x: box.width / 2 + x, y: box.height / 2 + y } });
}

test("moves, adds and joins waypoints and arcs on the graph map", async ({ browser, program }) => {
  test.setTimeout(150_000);
  const page = await program.open(browser, "/administration/waypoints?q=betanzos&kind=town");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("link", { name: "On the map" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Map of the graph" })).toBeVisible();
  const map = await drawnMap(page);
  const place = page.url();
  await expectAccessible(page);

  const effect = page.getByRole("region", { name: "What moving it changes" });
  await page.getByLabel("Latitude").fill("42,29");
  await page.getByRole("button", { name: "See what would change" }).click();
  await expect(effect).toContainText("Camino Inglés");
  await page.getByRole("link", { name: "Leave it where it is" }).click();
  await expect(effect).toHaveCount(0);

  const box = (await map.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(effect.getByRole("row")).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByText("The waypoint has been moved, and its arcs with it.")).toBeVisible();

  await page.goto(place);
  await drawnMap(page);
  await page.getByText("New waypoint").click();
  await press(map, [120, 90]);
  await expect(page).toHaveURL(/\/administration\/waypoints\/new\?lat=43\.\d+&lon=-8\.\d+$/);
  await expect(page.getByLabel("Latitude")).toHaveValue(/^43\./);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Name", { exact: true }).fill("Cruce de Proba");
  await page.getByRole("button", { name: "cruce-de-proba" }).click();
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "Junction" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.goto(place);
  await drawnMap(page);
  await page.getByText("New arc").click();
  await press(map, [0, 0]);
  await press(map, [60, 0]);
  await press(map, [120, 90]);
  await expect(page.getByRole("heading", { level: 1, name: "Arc: new" })).toBeVisible();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("Betanzos");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("Cruce de Proba");
  await expect(page.getByLabel("Line on the map")).toHaveValue(/^\[\[43\.\d+,-8\.\d+,null\],.*\],.*\]\]$/);
});
