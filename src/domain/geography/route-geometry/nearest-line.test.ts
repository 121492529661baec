import fc from "fast-check";
import { expect, it } from "vitest";
import { greatCircleM, type LatLon } from "./great-circle.ts";
import { FramedLines } from "./nearest-line.ts";

const framed = (lines: Readonly<Record<string, readonly LatLon[]>>): FramedLines<string> => {
  const all = new FramedLines<string>();
  for (const [key, points] of Object.entries(lines)) all.add(key, points);
  return all;
};

const lines = framed({
  east: [
    { lat: 42, lon: -8 },
    { lat: 42, lon: -7.9 },
  ],
  north: [
    { lat: 42, lon: -8 },
    { lat: 42.1, lon: -8 },
  ],
  dot: [{ lat: 42.15, lon: -8 }],
  none: [],
});

it("measures the perpendicular distance to the nearest line", () => {
  const place = { lat: 42.01, lon: -7.95 };
  const nearest = lines.nearest(place, ["north", "east"]);
  expect(nearest?.key).toBe("east");
  expect(nearest?.metres).toBeCloseTo(greatCircleM(place, { lat: 42, lon: -7.95 }), 0);
});

it("measures to the end of a line, and to a line of one point", () => {
  const beyond = { lat: 42.15, lon: -8 };
  expect(lines.nearest(beyond, ["north"])?.metres).toBeCloseTo(greatCircleM(beyond, { lat: 42.1, lon: -8 }), 0);
  expect(lines.nearest(beyond, ["dot"])).toEqual({ key: "dot", metres: 0 });
});

it("returns null without lines", () => {
  expect(lines.nearest({ lat: 42, lon: -8 }, [])).toBeNull();
  expect(lines.nearest({ lat: 42, lon: -8 }, ["none", "unknown"])).toBeNull();
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
      (place, drawn) => {
        const all = framed(Object.fromEntries(drawn.map((points, number) => [`line ${number}`, points])));
        const keys = drawn.map((_, number) => `line ${number}`);
        const alone = keys.map((key) => all.nearest(place, [key])!.metres);
        expect(all.nearest(place, keys)!.metres).toBe(Math.min(...alone));
      },
    ),
  );
});
