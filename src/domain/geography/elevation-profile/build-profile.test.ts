import { describe, expect, it } from "vitest";
import { buildProfile } from "./build-profile.ts";
import type { WalkedArc } from "./profile.ts";

const arc = (facts: Partial<WalkedArc>): WalkedArc => ({
  walkedM: 1000,
  fromElevationM: null,
  toElevationM: null,
  line: [],
  ...facts,
});

describe("buildProfile", () => {
  it("joins arcs end to end", () => {
    const profile = buildProfile([
      arc({ fromElevationM: 100, toElevationM: 200 }),
      arc({ walkedM: 2500, fromElevationM: 200, toElevationM: 150 }),
    ]);
    expect(profile).toEqual({
      lengthKm: 3.5,
      minM: 100,
      maxM: 200,
      points: [
        { km: 0, elevationM: 100 },
        { km: 1, elevationM: 200 },
        { km: 3.5, elevationM: 150 },
      ],
    });
  });

  it("skips unknown elevations", () => {
    const profile = buildProfile([arc({ fromElevationM: 100 }), arc({ toElevationM: 300 })]);
    expect(profile?.points).toEqual([
      { km: 0, elevationM: 100 },
      { km: 2, elevationM: 300 },
    ]);
  });

  it("starts at the first known elevation", () => {
    const profile = buildProfile([arc({ toElevationM: 100 }), arc({ fromElevationM: 100, toElevationM: 120 })]);
    expect(profile?.lengthKm).toBe(2);
    expect(profile?.points[0]).toEqual({ km: 1, elevationM: 100 });
  });

  it("is null if no elevation is known", () => {
    expect(buildProfile([arc({}), arc({ toElevationM: 80 })])).toBeNull();
  });

  it("scales the line to the walked distance", () => {
    const profile = buildProfile([
      arc({
        walkedM: 4000,
        fromElevationM: 0,
        toElevationM: 0,
        line: [
          [0, 0, 0],
          [0, 0.01, 500],
          [0, 0.04, 0],
        ],
      }),
    ]);
    expect(profile?.points).toHaveLength(3);
    expect(profile?.points[1]?.km).toBeCloseTo(1, 6);
    expect(profile?.maxM).toBe(500);
  });

  it("does not count a ferry", () => {
    const profile = buildProfile([
      arc({ fromElevationM: 10, toElevationM: 2 }),
      arc({ walkedM: 0, fromElevationM: 2, toElevationM: 3 }),
      arc({ fromElevationM: 3, toElevationM: 40 }),
    ]);
    expect(profile?.lengthKm).toBe(2);
    expect(profile?.points.map((point) => point.km)).toEqual([0, 1, 1, 2]);
  });
});
