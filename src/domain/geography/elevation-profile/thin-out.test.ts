import { describe, expect, it } from "vitest";
import type { ElevationProfile } from "./profile.ts";
import { thinOut } from "./thin-out.ts";

function profileOf(elevations: number[]): ElevationProfile {
  return {
    lengthKm: elevations.length - 1,
    minM: Math.min(...elevations),
    maxM: Math.max(...elevations),
    points: elevations.map((elevationM, km) => ({ km, elevationM })),
  };
}

const hilly = profileOf(
  Array.from({ length: 1000 }, (_, km) => 500 + 100 * Math.sin(km / 40) + (km === 617 ? 900 : 0)),
);

describe("thinOut", () => {
  it("respects the limit, and keeps the order", () => {
    const points = thinOut(hilly, 120);
    expect(points).toHaveLength(120);
    expect(points.map((point) => point.km)).toEqual(points.map((point) => point.km).toSorted((a, b) => a - b));
  });

  it("keeps ends and extremes", () => {
    const kept = thinOut(hilly, 20);
    expect(kept[0]).toBe(hilly.points[0]);
    expect(kept.at(-1)).toBe(hilly.points.at(-1));
    expect(kept.map((point) => point.km)).toContain(617);
    expect(Math.min(...kept.map((point) => point.elevationM))).toBe(hilly.minM);
  });

  it("changes nothing within the limit", () => {
    const short = profileOf([1, 2, 3, 2]);
    expect(thinOut(short, 4)).toBe(short.points);
  });
});
