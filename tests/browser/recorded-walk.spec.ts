import { expect, type Page } from "@playwright/test";

import { test } from "#tests/support/browser-test.ts";

/** A walk of eight level kilometres at 5 km/h, with half an hour of break after five. */
function levelWalk({ timed }: { timed: boolean }): string {
  const start = Date.UTC(2026, 4, 1, 6);
  const point = (km: number, minutes: number) => {
    const time = timed ? `<time>${new Date(start + minutes * 60_000).toISOString()}</time>` : "";
    return `<trkpt lat="${42.7 + km / 111.195}" lon="-7.4"><ele>450</ele>${time}</trkpt>`;
  };
  const points = Array.from({ length: 161 }, (_, at) => {
    const km = at / 20;
    return point(km, km * 12 + (km > 5 ? 30 : 0));
  });
  return `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="watch"><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`;
}

async function chooseWalk(page: Page, text: string): Promise<void> {
  await page
    .locator("input[type=file][accept*='.fit']")
    .setInputFiles({ name: "walk.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(text) });
}

test("a recorded walk gives the pace, is sent nowhere, and the plan follows", async ({ page }) => {
  await page.goto("/planner?route=camino-ingles");
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  const pace = page.getByLabel("Pace", { exact: true });
  await pace.selectOption("own");
  await expect(page.getByRole("button", { name: "From a recorded walk" })).toBeVisible();
  await chooseWalk(page, levelWalk({ timed: false }));
  await expect(page.getByText("This file does not say when you were where")).toBeVisible();
  await chooseWalk(page, "neither");
  await expect(page.getByText("This is neither a GPX nor a FIT file")).toBeVisible();
  await chooseWalk(page, levelWalk({ timed: true }));
  await expect(page.getByText(/^7\.5\skm in 1\sh\s30 of walking; 0\sh\s30/)).toBeVisible();
  await expect(page.getByText(/^5 km\/h on the level/)).toBeVisible();
  await page.getByRole("button", { name: "Use this pace" }).click();
  await expect(page).toHaveURL(/flatKmh=5(&|$)/);
  expect(bodies.join("")).not.toContain("trkpt");
});
