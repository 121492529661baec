import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const application = testApplication(await testDatabase({ seeded: true }));

async function send(browser: Awaited<ReturnType<typeof signedInBrowser>>, content: string, preview = false) {
  const form = new FormData();
  form.set("file", new Blob([content]), "walk.txt");
  form.set("preview", String(preview));
  return browser.send("POST", "/api/plans/import", form);
}

/** Turns of the event loop during some work. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await work;
  clearInterval(timer);
  return turns;
}

const attributes = Array.from({ length: 200_000 }, (_, number) => `a${number}="1"`).join(" ");
const waypoint = '<wpt lat="43.1" lon="-8.1"><name>Arzúa</name></wpt>';
const point = (number: number) =>
  `{"type":"Feature","geometry":{"type":"Point","coordinates":[-8,${43 + number / 1e6}]},"properties":{}}`;

it.each([
  ["attributes", `<gpx ${attributes}></gpx>`],
  ["waypoints", `<gpx>${waypoint.repeat(40_000)}</gpx>`],
  ["GeoJSON", `{"type":"FeatureCollection","features":[${Array.from({ length: 30_000 }, (_, n) => point(n)).join()}]}`],
])("a large file of %s gets a clear answer, without blocking other requests", async (_, content) => {
  const browser = await signedInBrowser(application);
  // The first file waits until its parser is loaded.
  await send(browser, "Ferrol\nBetanzos", true);
  let answer: Response | undefined;
  const turns = await turnsDuring(send(browser, content, true).then((response) => (answer = response)));
  expect([200, 422]).toContain(answer?.status);
  expect(turns).toBeGreaterThan(2);
});

it.each([
  [",".repeat(4_000_000), "A table may have 200 columns at most."],
  [`a"${",".repeat(4_000_000)}`, "A table may have 200 columns at most."],
  ["Ferrol\n".repeat(6000), "A file may have 5,000 rows at most."],
])("a table with too many cells is refused before it is parsed", async (content, sentence) => {
  const { status, errors } = await problemOf(await send(await signedInBrowser(application), content));
  expect([status, errors]).toEqual([422, { file: [sentence] }]);
});

it("a person may import ten files in ten minutes", async () => {
  const browser = await signedInBrowser(application);
  for (let file = 0; file < 10; file += 1) expect((await send(browser, "no town here")).status).toBe(422);
  const refused = await send(browser, "Ferrol\nBetanzos");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  await problemOf(refused);
  expect((await send(browser, "Ferrol\nBetanzos", true)).status).toBe(200);
  expect((await send(await signedInBrowser(application), "Ferrol\nBetanzos")).status).toBe(201);
});
