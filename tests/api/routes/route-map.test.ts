import { expect, it } from "vitest";
import { routeMap } from "#contract/routes/route-map.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get } = testApplication(database);

it("contains a route's towns, places to stay and points", async () => {
  const map = routeMap.parse(await (await get("/api/routes/camino-frances/map")).json());
  const [main] = map.ways;
  expect(main?.kind).toBe("main");
  const walked = main?.legs.reduce((sum, { walkedM }) => sum + walkedM, 0) ?? 0;
  expect(walked / 1000).toBeCloseTo(765.78, 1);
  expect(map.towns[main?.from ?? -1]?.slug).toBe("saint-jean-pied-de-port");
  expect(map.towns[main?.legs.at(-1)?.to ?? -1]?.slug).toBe("santiago-de-compostela");
  expect(map.points.some(({ kind }) => kind === "fountain")).toBe(true);
  expect(map.houses.every(({ town }) => map.towns[town] !== undefined)).toBe(true);
});

it("connects the lines of each segment and returns variants to the main line", async () => {
  const map = routeMap.parse(await (await get("/api/routes/camino-frances/map")).json());
  for (const { legs } of map.ways) {
    const ends = legs.map(({ line }) => decodePolyline(line)).map((line) => [line.at(0), line.at(-1)]);
    ends.slice(1).forEach(([start], index) => expect(start).toEqual(ends[index]?.[1]));
  }
  const main = map.ways[0];
  const valcarlos = map.ways.find(({ slug }) => slug === "valcarlos");
  const joined = main?.legs[(valcarlos?.joinsMainAt ?? 0) - 1];
  expect(map.towns[joined?.to ?? -1]?.slug).toBe("roncesvalles");
});

it("keeps a town off the path beside the line, without changing its length", async () => {
  const map = routeMap.parse(await (await get("/api/routes/camino-frances/map")).json());
  const legs = map.ways[0]?.legs ?? [];
  const town = map.towns.findIndex(({ slug }) => slug === "burgos");
  const at = legs.findIndex(({ to }) => to === town);
  const [into, out] = [legs[at], legs[at + 1]].map((leg) => decodePolyline(leg?.line ?? ""));
  const burgos = map.towns[town];
  const place = into?.at(-1);
  if (!burgos || !place) throw new Error("Burgos is not on the way.");
  expect(Math.round(greatCircleM(place, burgos))).toBe(99);
  expect(out?.[0]).toEqual(place);
  expect(out?.[1]).not.toEqual(into?.at(-2));
});

it("is small, and answers 304 if unchanged", async () => {
  const first = await get("/api/routes/camino-frances/map", { "Accept-Encoding": "br" });
  expect((await first.arrayBuffer()).byteLength).toBeLessThan(60_000);
  const again = await get("/api/routes/camino-frances/map", {
    "Accept-Encoding": "br",
    "If-None-Match": first.headers.get("ETag") ?? "",
  });
  expect(again.status).toBe(304);
});

it("answers 404 for an unknown route", async () => {
  expect((await problemOf(await get("/api/routes/camino-nowhere/map"))).status).toBe(404);
});
