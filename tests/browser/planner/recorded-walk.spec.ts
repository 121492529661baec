import { expect, type Page } from "@playwright/test";

import { test } from "#tests/support/browser/browser-test.ts";

declare global {
  interface Window {
    /** Longest delay of a timer while a file is read, in milliseconds. */
    turns: number;
  }
}

interface Recording {
  readonly timed: boolean;
  readonly points?: number;
  readonly stepKm?: number;
  readonly kmh?: number;
}

/** A level walk at 5 km/h, eight kilometres if not said otherwise, with half an hour of break after five. */
function levelWalk({ timed, points = 161, stepKm = 0.05, kmh = 5 }: Recording): string {
  const start = Date.UTC(2026, 4, 1, 6);
  const track = Array.from({ length: points }, (_, at) => {
    const km = at * stepKm;
    const minutes = (km * 60) / kmh + (km > 5 ? 30 : 0);
    const time = `<time>${new Date(start + minutes * 60_000).toISOString().slice(0, 19)}Z</time>`;
    return `<trkpt lat="${(42.7 + km / 111.195).toFixed(6)}" lon="-7">${timed ? time : ""}</trkpt>`;
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

test("derives the pace from a recorded walk without uploading it, and updates the plan", async ({ page }) => {
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await openOwnPace(page);
  await chooseWalk(page, levelWalk({ timed: false }));
  await expect(page.getByText("This file has no times")).toBeVisible();
  await chooseWalk(page, "neither");
  await expect(page.getByText("This is neither a GPX nor a FIT file")).toBeVisible();
  await chooseWalk(page, levelWalk({ timed: true }));
  await expect(page.getByText(/^8\.0\skm in 1\sh\s3\d of walking; 30\smin/)).toBeVisible();
  await expect(page.getByText(/^5 km\/h on the level/)).toBeVisible();
  await page.getByRole("button", { name: "Use this pace" }).click();
  await expect(page).toHaveURL(/flatKmh=5(&|$)/);
  expect(bodies.join("")).not.toContain("trkpt");
});

const walk = levelWalk({ timed: true });
const ok = /^8\.0\skm in/;
const damaged = /^This file is damaged/;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
/** Galician text, whose bytes differ between encodings. */
const declared = (label: string) =>
  `<?xml version="1.0" encoding="${label}"?>${walk.replace("<trk>", "<trk><name>Muíños</name>")}`;

const files: readonly [name: string, content: string | Buffer, says: RegExp][] = [
  ["UTF-8 with its mark", `\uFEFF${declared("UTF-8")}`, ok],
  ["UTF-16, little end first", utf16(declared("UTF-16")), ok],
  ["UTF-16, big end first", utf16(declared("UTF-16")).swap16(), ok],
  ["UTF-16 without its mark", Buffer.from(declared("UTF-16"), "utf16le"), ok],
  ["a declaration of UTF-16 in UTF-8", declared("UTF-16"), ok],
  ["Latin 1", Buffer.from(declared("ISO-8859-1"), "latin1"), ok],
  ["Windows 1252", Buffer.from(declared("windows-1252"), "latin1"), ok],
  ["unknown letters", declared("x-mars"), /written in “x-mars”/],
  ["names with a prefix", walk.replaceAll(/<(\/?)(\w)/g, "<$1g:$2").replace("xmlns=", "xmlns:g="), ok],
  ["a point in a comment", walk.replace("<trkseg>", '<trkseg><!-- <trkpt lat="0" lon="0"> -->'), ok],
  ["a time in an extension", walk.replaceAll("<time>", "<extensions><time>1</time></extensions><time>"), ok],
  ["an element that is not closed", walk.replace("</trkseg>", ""), damaged],
  ["a point that is not closed", walk.replace("</trkpt>", ""), damaged],
  ["a file that is cut off", walk.slice(0, walk.length / 2), damaged],
  ["a sign that stands alone", walk.replace("<trkseg>", "<name>A & B</name><trkseg>"), damaged],
  ["a page", "<html><body>gpx</body></html>", /neither a GPX nor a FIT/],
  ["a route", walk.replaceAll("trkpt", "rtept"), /no recorded track/],
  ["places off the earth", walk.replaceAll('lat="4', 'lat="14'), /no recorded track/],
  ["no places", walk.replaceAll(/lat="[^"]*"/g, 'lat=""'), /no recorded track/],
  ["one time", walk.replaceAll(/<time>[^<]*/g, "<time>2026-05-01T06:00:00Z"), /have the same time/],
  ["times that are none", walk.replaceAll(/<time>[^<]*/g, "<time>yesterday"), /has no times/],
  ["a ride", levelWalk({ timed: true, points: 161, stepKm: 0.05, kmh: 18 }), /looks like a ride/],
  [
    "two tracks with a night between them",
    walk.replace("</trk>", `</trk>${/<trk>.*<\/trk>/.exec(walk.replaceAll("2026-05-01", "2026-05-02"))?.[0]}`),
    /^21\sh\s55 between parts of the recording/,
  ],
];

test("reads every file format, or explains why not", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (said) => {
    // The browser's XML parser inserts error messages with inline styles, which the content policy blocks.
    const isDrawn = said.text().startsWith("Applying inline style");
    if (said.type() === "error" && !isDrawn) complaints.push(said.text());
  });
  await openOwnPace(page);
  for (const [name, content, says] of files) {
    await test.step(name, async () => {
      await chooseWalk(page, "");
      await expect(page.getByText(/neither a GPX nor a FIT/)).toBeVisible();
      await chooseWalk(page, content);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByText(/NaN|undefined/)).toHaveCount(0);
    });
  }
  expect(complaints).toEqual([]);
});

test("a long recording does not block the page, and another file can be chosen meanwhile", async ({ page }) => {
  await openOwnPace(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // A point every 2 m.
  const long = levelWalk({ timed: true, points: 50_000, stepKm: 0.002 });
  await chooseWalk(page, long);
  await expect(page.getByText(/^Reading: [1-9]/)).toBeVisible();
  await chooseWalk(page, walk);
  await expect(page.getByText(ok)).toBeVisible();
  await expect(page.getByText(/^Reading:/)).toBeHidden();
  await page.evaluate(() => {
    Object.assign(window, { turns: 0 });
    setInterval(() => Object.assign(window, { turns: window.turns + 1 }), 20);
  });
  await chooseWalk(page, long);
  await expect(page.getByText(/^(?:99|100)\.\d\skm in/)).toBeVisible({ timeout: 120_000 });
  expect(await page.evaluate(() => window.turns)).toBeGreaterThan(20);
});
