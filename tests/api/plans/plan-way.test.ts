import { expect, it } from "vitest";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { loadArcLines } from "#database/queries/routes/route-lines.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import { wayEntries } from "#domain/plans/today/way-entries.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { packLines, unpackLines } from "#web/components/plan-map/encoded-walk.ts";

const database = await testDatabase({ seeded: true });
const browser = await signedInBrowser(testApplication(database));
const route = "camino-frances";
const read = async (path: string): Promise<unknown> => (await browser.send("GET", path)).json();

it("a GPX file contains all places along the route that screens show, which use simplified lines", async () => {
  const { uuid } = await newPlan(browser, { route, startDate: "2027-05-10" });
  const plan = (await read(`/api/plans/${uuid}`)) as ShownPlan;
  const graph = (await read(`/api/routes/${route}/graph`)) as RouteGraph;
  const { points } = (await read(`/api/routes/${route}/map`)) as RouteMap;
  const arcs = graph.arcs.map(({ id }) => id);
  const lines = unpackLines(packLines(await loadArcLines(database, arcs)));
  const way = layOutPlan(plan.days, [{ graph, lines }]);
  const onScreen = way.days.flatMap(({ fromM, toM }) => wayEntries(way, points, fromM, toM));
  const places = onScreen.flatMap((entry) => (entry.is === "place" ? [entry] : []));
  const file = await (await browser.send("GET", `/api/plans/${uuid}.gpx`)).text();
  const inFile = [...file.matchAll(/<wpt lat="([^"]+)" lon="([^"]+)"/g)].map(([, lat, lon]) =>
    [Number(lat).toFixed(4), Number(lon).toFixed(4)].join(),
  );
  const missing = places.filter(({ lat, lon }) => !inFile.includes([lat.toFixed(4), lon.toFixed(4)].join()));
  expect(missing).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
});
