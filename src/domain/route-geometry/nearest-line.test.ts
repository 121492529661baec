import fc from "fast-check";
import { expect, it } from "vitest";
import { greatCircleM } from "./great-circle.ts";
import { frameLine, nearestLine } from "./nearest-line.ts";

const east = frameLine("east", [
  { lat: 42, lon: -8 },
  { lat: 42, lon: -7.9 },
])!;
const north = frameLine("north", [
  { lat: 42, lon: -8 },
  { lat: 42.1, lon: -8 },
])!;

it("measures the perpendicular distance to the nearest line", () => {
  const place = { lat: 42.01, lon: -7.95 };
  const found = nearestLine(place, [north, east]);
  expect(found?.key).toBe("east");
  expect(found?.metres).toBeCloseTo(greatCircleM(place, { lat: 42, lon: -7.95 }), 0);
});

it("measures to the end of a line, and to a line of one point", () => {
  const beyond = { lat: 42.15, lon: -8 };
  expect(nearestLine(beyond, [north])?.metres).toBeCloseTo(greatCircleM(beyond, { lat: 42.1, lon: -8 }), 0);
  expect(nearestLine(beyond, [frameLine("dot", [{ lat: 42.15, lon: -8 }])!])).toEqual({ key: "dot", metres: 0 });
});

it("returns null without lines", () => {
  expect(nearestLine({ lat: 42, lon: -8 }, [])).toBeNull();
  expect(frameLine("none", [])).toBeNull();
});

it("finds the same whatever the order of bounding-box pruning", () => {
  const degree = fc.record({
    lat: fc.double({ min: 41.9, max: 42.2, noNaN: true }),
    lon: fc.double({ min: -8.2, max: -7.8, noNaN: true }),
  });
  fc.assert(
    fc.property(
      degree,
      fc.array(fc.array(degree, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      (place, lines) => {
        const framed = lines.map((points, key) => frameLine(key, points)!);
        const alone = framed.map((line) => nearestLine(place, [line])!.metres);
        expect(nearestLine(place, framed)!.metres).toBe(Math.min(...alone));
      },
    ),
  );
});
