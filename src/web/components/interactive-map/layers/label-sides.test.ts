import { expect, it } from "vitest";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { labelSides } from "./label-sides.ts";
import { tinyRouteMap } from "#tests/support/samples/tiny-route-map.ts";

it("puts names under a line that runs east", () => {
  expect([...labelSides(tinyRouteMap)]).toEqual([
    [0, "under"],
    [1, "under"],
    [2, "under"],
  ]);
});

it("puts names beside a line that runs north, and beyond its ends", () => {
  const line = (from: number, to: number) =>
    encodePolyline([
      { lat: from, lon: -8 },
      { lat: to, lon: -8 },
    ]);
  const leg = { mode: "walk", walkedM: 60_000, straight: false } as const;
  const [main] = tinyRouteMap.ways;
  if (!main) throw new Error("The tiny route has a main way.");
  const northward: RouteMap = {
    ...tinyRouteMap,
    ways: [
      {
        ...main,
        legs: [
          { ...leg, line: line(41, 41.5), to: 1 },
          { ...leg, line: line(41.5, 42), to: 2 },
        ],
      },
    ],
  };
  expect([...labelSides(northward).values()]).toEqual(["south", "beside", "north"]);
});
