import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { planMapTiles } from "#contract/plans/plan-houses.ts";
import { type MapTiles, openMapTiles } from "#map-tiles/open-map-tiles.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { writeTileFile } from "#tests/support/samples/tile-file.ts";
import { linesOfDataSet } from "../../../../tools/map-cut/cut-corridor.ts";

const database = await testDatabase({ seeded: true });
const path = join(await mkdtemp(join(tmpdir(), "vieira-plan-tiles-")), "map.pmtiles");
await writeTileFile(path, await linesOfDataSet(), { distanceM: 1_000, maxZoom: 13 });
const mapTiles: MapTiles = await openMapTiles(path, silentLog);
afterAll(() => mapTiles.archive?.close());
const application = testApplication(database, { mapTiles });

it("lists the available tiles along the route, once each, with their sizes", async () => {
  const browser = await signedInBrowser(application);
  const plan = await newPlan(browser);
  const began = performance.now();
  const answer = await browser.send("GET", `/api/plans/${plan.uuid}/map-tiles`);
  expect(performance.now() - began).toBeLessThan(5_000);
  const { version, bytes, tiles } = planMapTiles.parse(await answer.json());
  expect(version).toBe(mapTiles.archive?.version);
  expect(new Set(tiles.map(([z, x, y]) => `${z}/${x}/${y}`)).size).toBe(tiles.length);
  expect([...new Set(tiles.map(([z]) => z))]).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(tiles.length).toBeGreaterThan(40);
  expect(bytes).toBe(tiles.reduce((sum, [, , , each]) => sum + each, 0));
  for (const [z, x, y, each] of tiles) expect((await mapTiles.archive?.read({ z, x, y }))?.length).toBe(each);
});

it("is for the owner and holders of the share link only", async () => {
  const owner = await signedInBrowser(application);
  const { uuid } = await newPlan(owner);
  const address = `/api/plans/${uuid}/map-tiles`;
  const { token } = await (await owner.send("POST", `/api/plans/${uuid}/share`)).json();
  const stranger = await signedInBrowser(application);
  expect((await stranger.send("GET", address)).status).toBe(404);
  expect((await stranger.send("GET", `${address}?share=${token}`)).status).toBe(200);
  expect((await application.get(`${address}?share=wrong`)).status).toBe(404);
});

it("is empty if the map has no streets", async () => {
  const without = testApplication(database);
  const owner = await signedInBrowser(without);
  const { uuid } = await newPlan(owner);
  const answer = await owner.send("GET", `/api/plans/${uuid}/map-tiles`);
  expect(await answer.json()).toEqual({ version: null, bytes: 0, tiles: [] });
});
