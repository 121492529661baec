import { expect, it } from "vitest";

import { placesNearWalk } from "../elevation-profile/places-near-walk.ts";
import { greatCircleM, type LatLon } from "./great-circle.ts";
import { localPlane } from "./local-plane.ts";
import { cutLine, measureLine, placeAlong } from "./measured-line.ts";
import { FramedLines } from "./nearest-line.ts";
import { inFrame, nearestPassing, passings } from "./passings.ts";

/** Across Taveuni in Fiji, from west to east, a point every kilometre. */
const onward = Array.from({ length: 101 }, (_, index): LatLon => {
  const lon = 179.53 + index * 0.0094;
  return { lat: -16.82, lon: lon > 180 ? lon - 360 : lon };
});
const lines = [
  ["eastwards", onward],
  ["westwards", onward.toReversed()],
] as const;
const crossing: LatLon = { lat: -16.821, lon: -179.9995 };

it.each(lines)("measures a line across the antimeridian and finds places on it, %s", (_, points) => {
  const line = measureLine(points);
  expect(line.lengthM).toBeGreaterThan(99_900);
  expect(line.lengthM).toBeLessThan(100_200);
  for (const metres of [0, 49_990, 50_010, 50_500, 99_000]) {
    const place = placeAlong(line, metres);
    expect(Math.abs(place.lon)).toBeLessThanOrEqual(180);
    const passing = nearestPassing(line, place);
    expect(passing?.alongM).toBeCloseTo(metres, 0);
    expect(passing?.offM).toBeLessThan(1);
  }
  expect(measureLine(cutLine(line, 40_000, 60_000)).lengthM).toBeCloseTo(20_000, -1);
});

it.each(lines)("finds what lies beside a line across the antimeridian, %s", (_, points) => {
  const far: LatLon[] = [0, 90, -90, 178, -178].map((lon) => ({ lat: -16.82, lon }));
  expect(inFrame(points, [crossing, ...far], 200)).toEqual([crossing]);
  const line = measureLine(points);
  const [passing, ...others] = passings(line, crossing, 200);
  expect(passing?.offM).toBeCloseTo(111, 0);
  expect(others).toEqual([]);
  expect(far.flatMap((place) => passings(line, place, 200))).toEqual([]);
  const framed = new FramedLines<string>();
  framed.add("away", [
    { lat: -16.9, lon: 179.9 },
    { lat: -16.9, lon: -179.9 },
  ]);
  framed.add("along", points);
  const nearest = framed.nearest(crossing, ["away", "along"]);
  expect(nearest).toEqual({ key: "along", metres: expect.closeTo(111, 0) });
});

it("knows what is named beside a walk across the antimeridian", () => {
  const line = onward.map(({ lat, lon }) => [lat, lon, null] as const);
  const arc = { id: 1, line, walkedM: 100_000 } as unknown as Parameters<typeof placesNearWalk>[0][number];
  expect(placesNearWalk([arc], [{ name: "Meridian", ...crossing }])).toMatchObject([{ name: "Meridian" }]);
});

it("projects across the antimeridian and back", () => {
  const { toPlane, toEarth } = localPlane({ lat: -16.8, lon: 179.99 });
  const place = { lat: -16.81, lon: -179.98 };
  const { x, y } = toPlane(place);
  expect(Math.hypot(x, y)).toBeCloseTo(greatCircleM({ lat: -16.8, lon: 179.99 }, place), -1);
  expect(toEarth({ x, y }).lon).toBeCloseTo(place.lon, 9);
});
