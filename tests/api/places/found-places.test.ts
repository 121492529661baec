import { expect, it } from "vitest";
import { accommodationList } from "#contract/places/accommodations.ts";
import { type FoundPlace, foundPlaceList } from "#contract/places/found-places.ts";
import { routeLineList } from "#contract/routes/route-map.ts";
import { townList } from "#contract/places/towns.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get } = testApplication(database);

async function placesAt(address: string): Promise<readonly FoundPlace[]> {
  return foundPlaceList.parse(await (await get(address)).json()).data;
}

it("returns the position of all towns of a list, and their pages in it", async () => {
  const places = await placesAt("/api/towns/places?service=pharmacy&perPage=100");
  const third = townList.parse(await (await get("/api/towns?service=pharmacy&perPage=100&page=3")).json());
  expect(places).toHaveLength(third.total);
  expect(places.filter(({ page }) => page === 3).map(({ entry }) => entry)).toEqual(third.data.map(({ slug }) => slug));
  expect(places.find(({ id }) => id === "burgos")).toMatchObject({
    kind: "town",
    name: "Burgos",
    type: "city",
    count: 1,
    url: "/camino-frances/burgos",
  });
});

it("returns the position of all places to stay of a list, and counts those without one at their town", async () => {
  const filters = "route=camino-frances&from=burgos&to=leon&amenity=pets";
  const places = await placesAt(`/api/accommodations/places?${filters}`);
  const first = accommodationList.parse(await (await get(`/api/accommodations?${filters}&perPage=100`)).json());
  expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(first.total);
  const unknown = first.data.filter(({ lat }) => lat === null);
  const atTowns = places.filter(({ kind }) => kind === "town");
  expect(unknown.length).toBeGreaterThan(0);
  expect(atTowns.reduce((sum, { count }) => sum + count, 0)).toBe(unknown.length);
  for (const { id, entry } of atTowns) {
    const entries = unknown.filter(({ town }) => town.slug === id).map(({ slug }) => `${id}/${slug}`);
    expect(entry).toBe(entries[0]);
  }
  const known = first.data.filter(({ lat }) => lat !== null).map(({ town, slug }) => `${town.slug}/${slug}`);
  expect(places.filter(({ kind }) => kind === "house").map(({ id }) => id)).toEqual(known);
});

it("refuses the filters that the lists refuse", async () => {
  for (const address of ["/api/towns/places?service=spa", "/api/accommodations/places?amenity=helipad"]) {
    expect((await problemOf(await get(address))).status).toBe(422);
  }
});

it("returns the lines of all routes, detailed enough for villages, in a small response", async () => {
  const answer = await get("/api/routes/lines", { "Accept-Encoding": "br" });
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(40_000);
  const { data } = routeLineList.parse(await (await get("/api/routes/lines")).json());
  expect(data).toHaveLength(14);
  const ofFrances = data.find(({ slug }) => slug === "camino-frances")?.lines ?? [];
  expect(new Set(ofFrances.map(({ kind }) => kind))).toEqual(new Set(["main", "other"]));
  expect(data.flatMap(({ lines }) => lines).some(({ kind }) => kind === "crossing")).toBe(true);
  const main = ofFrances.filter(({ kind }) => kind === "main").flatMap(({ line }) => decodePolyline(line));
  const burgos = (await placesAt("/api/towns/places?q=burgos")).find(({ id }) => id === "burgos");
  expect(Math.min(...main.map((point) => (burgos ? greatCircleM(point, burgos) : Infinity)))).toBeLessThan(300);
});
