import { describe, expect, it } from "vitest";
import { boundsOf, fitView } from "./fit-view.ts";
import type { LinePoint } from "./map-types.ts";

const frances: LinePoint[] = [
  [43.163, -1.236],
  [42.34, -3.7],
  [42.88, -8.545],
];
const box = { width: 640, height: 400 };

describe("fitView", () => {
  it("fills the box up to the padding and centres", () => {
    const bounds = boundsOf(frances, fitView(frances, box, { x: 30, y: 20 }));
    expect(bounds?.[0]).toBeCloseTo(30, 6);
    expect(bounds?.[2]).toBeCloseTo(610, 6);
    expect(((bounds?.[1] ?? 0) + (bounds?.[3] ?? 0)) / 2).toBeCloseTo(200, 6);
  });

  it("fits a tall route by its height", () => {
    const north: LinePoint[] = [
      [37.4, -6],
      [42.5, -6.05],
    ];
    const bounds = boundsOf(north, fitView(north, box, { x: 30, y: 20 }));
    expect(bounds?.[1]).toBeCloseTo(20, 6);
    expect(bounds?.[3]).toBeCloseTo(380, 6);
  });

  it("limits the zoom for a single place", () => {
    const projection = fitView([[42.6, -5.57]], box);
    expect(projection.scale).toBeLessThan(200_000);
  });

  it("shows the north of Spain for an empty route", () => {
    const projection = fitView([], box);
    const bounds = boundsOf([[42.88, -8.545]], projection);
    expect(bounds?.[0]).toBeGreaterThan(0);
    expect(bounds?.[0]).toBeLessThan(640);
  });
});
