import { describe, expect, it } from "vitest";
import { elevationAt } from "./elevation-at.ts";

const profile = {
  lengthKm: 12,
  minM: 100,
  maxM: 300,
  points: [
    { km: 2, elevationM: 100 },
    { km: 4, elevationM: 300 },
    { km: 10, elevationM: 240 },
  ],
};

describe("elevationAt", () => {
  it("interpolates linearly between two points", () => {
    expect(elevationAt(profile, 3)).toBe(200);
    expect(elevationAt(profile, 7)).toBe(270);
  });

  it("returns the elevations of its own points", () => {
    expect(elevationAt(profile, 2)).toBe(100);
    expect(elevationAt(profile, 4)).toBe(300);
    expect(elevationAt(profile, 10)).toBe(240);
  });

  it("does not extrapolate", () => {
    expect(elevationAt(profile, 1.9)).toBeNull();
    expect(elevationAt(profile, 10.1)).toBeNull();
  });
});
