import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";
import { densify, gpxOf } from "#tests/support/samples/tracks.ts";

const path = "/administration/routes/camino-ingles/path";

test.describe.configure({ mode: "serial" });

/** A zigzag track along the Camino Inglés, which is longer than the route. */
async function windingTrack(page: Page): Promise<string> {
  const gpx = await (await page.request.get("/api/routes/camino-ingles.gpx")).text();
  const line = [...gpx.matchAll(/<trkpt lat="([^"]+)" lon="([^"]+)"/g)].map(([, lat, lon]) => ({
    lat: Number(lat),
    lon: Number(lon),
  }));
  return gpxOf(densify(line).map((point, index) => ({ ...point, lat: point.lat + (index % 2 ? 0.0003 : -0.0003) })));
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByLabel("File").setInputFiles({ name, mimeType: "application/gpx+xml", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Preview" }).click();
}

async function kmOnPublicPage(page: Page): Promise<string> {
  const answer = (await (await page.request.get("/api/routes/camino-ingles")).json()) as { totals: { km: number } };
  const km = `${answer.totals.km.toFixed(1)}\u00a0km`;
  const html = await (await page.request.get("/camino-ingles")).text();
  expect(html).toContain(km);
  return km;
}

test("previews, imports and undoes a track, and shows it on the public page", async ({ browser, program }) => {
  const page = await program.open(browser, path);
  await expect(page.getByText("No path has been imported for this route.")).toBeVisible();
  await expectAccessible(page);
  const before = await kmOnPublicPage(page);

  await choose(page, "winding.gpx", await windingTrack(page));
  await expect(page.getByRole("heading", { level: 1, name: "Preview" })).toBeFocused();
  await expect(page.getByRole("row", { name: /Length/ })).toContainText(before);
  await expect(page.getByText(/^\d+ of 29$/)).toBeVisible();
  await expectAccessible(page);
  expect(await kmOnPublicPage(page)).toBe(before);

  const after = await page
    .getByRole("row", { name: /Length/ })
    .getByRole("cell")
    .nth(1)
    .innerText();
  expect(after).not.toBe(before);
  await page.getByRole("button", { name: "Import the path" }).click();
  await expect(page.getByRole("status").getByText("The path has been imported.")).toBeVisible();
  expect(await kmOnPublicPage(page)).toBe(after);

  await page.getByRole("button", { name: "Undo the import of winding.gpx" }).click();
  await expect(page.getByRole("status").getByText("The import has been undone.")).toBeVisible();
  expect(await kmOnPublicPage(page)).toBe(before);
  await expect(page.getByRole("button", { name: /Undo the import/ })).toHaveCount(0);
});

test("refuses an invalid file beside its field, and then imports a valid one", async ({ browser, program }) => {
  const page = await program.open(browser, path);
  await choose(page, "bomb.gpx", `<!DOCTYPE gpx [<!ENTITY a "a">]><gpx/>`);
  await expect(page.getByLabel("File")).toHaveAccessibleDescription(/Files with a document type or entities/);
  await choose(page, "winding.gpx", await windingTrack(page));
  await page.getByRole("button", { name: "Import the path" }).click();
  await expect(page.getByText("The path has been imported.")).toBeVisible();
  await page.getByRole("button", { name: "Undo the import of winding.gpx" }).click();
  await expect(page.getByText("The import has been undone.")).toBeVisible();
});
