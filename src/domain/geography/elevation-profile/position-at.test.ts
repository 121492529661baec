import { describe, expect, it } from "vitest";
import { placesNearWalk } from "./places-near-walk.ts";
import { positionAt } from "./position-at.ts";
import type { WalkedArc } from "./profile.ts";

const eastwards = (walkedM: number, ...lons: number[]): WalkedArc => ({
  walkedM,
  fromElevationM: null,
  toElevationM: null,
  line: lons.map((lon) => [0, lon] as const),
});
const walk = [eastwards(10_000, 0, 0.05, 0.1), eastwards(5000, 0.1, 0.15)];

describe("positionAt", () => {
  it("moves along the line proportionally to the walked distance", () => {
    expect(positionAt(walk, 2.5)?.[1]).toBeCloseTo(0.025, 9);
    expect(positionAt(walk, 12.5)?.[1]).toBeCloseTo(0.125, 9);
  });

  it("is clamped to start and end", () => {
    expect(positionAt(walk, -3)?.[1]).toBe(0);
    expect(positionAt(walk, 99)?.[1]).toBe(0.15);
    expect(positionAt([], 1)).toBeNull();
  });
});

describe("placesNearWalk", () => {
  it("finds the kilometre of a point beside the line, in walking order", () => {
    const places = placesNearWalk(walk, [
      { name: "later", lat: 0.001, lon: 0.125 },
      { name: "earlier", lat: 0, lon: 0.02 },
    ]);
    expect(places.map((place) => place.name)).toEqual(["earlier", "later"]);
    expect(places[0]?.km).toBeCloseTo(2, 6);
    expect(places[1]?.km).toBeCloseTo(12.5, 6);
  });

  it("omits points too far away", () => {
    expect(placesNearWalk(walk, [{ name: "far", lat: 0.01, lon: 0.05 }], 400)).toEqual([]);
  });
});
