import { expect, type Page } from "@playwright/test";

import { test } from "#tests/support/browser-test.ts";

/** A level walk at 5 km/h, eight kilometres if not said otherwise, with half an hour of break after five. */
function levelWalk({
  timed,
  points = 161,
  stepKm = 0.05,
}: {
  timed: boolean;
  points?: number;
  stepKm?: number;
}): string {
  const start = Date.UTC(2026, 4, 1, 6);
  const track = Array.from({ length: points }, (_, at) => {
    const km = at * stepKm;
    const minutes = km * 12 + (km > 5 ? 30 : 0);
    const time = `<time>${new Date(start + minutes * 60_000).toISOString().slice(0, 19)}Z</time>`;
    return `<trkpt lat="${(42.7 + km / 111.195).toFixed(5)}" lon="-7.4">${timed ? time : ""}</trkpt>`;
  });
  return gpx(track.join(""));
}

function gpx(points: string): string {
  return `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="watch"><trk><trkseg>${points}</trkseg></trk></gpx>`;
}

async function chooseWalk(page: Page, content: string | Buffer): Promise<void> {
  await page
    .locator("input[type=file][accept*='.fit']")
    .setInputFiles({ name: "walk.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(content) });
}

async function openOwnPace(page: Page): Promise<void> {
  await page.goto("/planner?route=camino-ingles");
  await page.getByLabel("Pace", { exact: true }).selectOption("own");
  await expect(page.getByRole("button", { name: "From a recorded walk" })).toBeVisible();
}

test("a recorded walk gives the pace, is sent nowhere, and the plan follows", async ({ page }) => {
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await openOwnPace(page);
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

test("a long recording leaves the page its turn, and another file can be chosen meanwhile", async ({ page }) => {
  await openOwnPace(page);
  await page.evaluate(() => {
    const seen = { longest: 0, percents: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
  });
  const longest = () => page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Two hundred thousand points, one every two metres.
  const long = levelWalk({ timed: true, points: 200_000, stepKm: 0.002 });
  await chooseWalk(page, long);
  await expect(page.getByText(/^Reading: [1-9]/)).toBeVisible();
  await chooseWalk(page, levelWalk({ timed: true }));
  await expect(page.getByText(/^7\.5\skm in/)).toBeVisible();
  await expect(page.getByText(/^Reading:/)).toBeHidden();
  await chooseWalk(page, long);
  await expect(page.getByText(/^39[0-9.]+\skm in/)).toBeVisible();
  test.info().annotations.push({ type: "longest", description: String(await longest()) });
  expect(await longest()).toBeLessThan(150);
});
