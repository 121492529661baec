import { describe, expect, it } from "vitest";
import { chartScale, roundStep } from "./chart-scale.ts";

const profile = {
  lengthKm: 766,
  minM: 185,
  maxM: 1507,
  points: [
    { km: 0, elevationM: 185 },
    { km: 766, elevationM: 260 },
  ],
};

describe("roundStep", () => {
  it("gives round steps, not more than asked for", () => {
    expect(roundStep(766, 9)).toBe(100);
    expect(roundStep(112, 9)).toBe(20);
    expect(roundStep(1500, 4)).toBe(500);
  });
});

describe("chartScale", () => {
  const scale = chartScale(profile, 640, 200);

  it("turns pixels back into kilometres, held inside the walk", () => {
    expect(scale.kmAt(scale.x(300))).toBeCloseTo(300, 9);
    expect(scale.kmAt(-50)).toBe(0);
    expect(scale.kmAt(9000)).toBe(766);
  });

  it("keeps the ground inside the plot", () => {
    expect(scale.y(1507)).toBeCloseTo(scale.top, 9);
    expect(scale.y(185)).toBeLessThan(scale.bottom);
  });

  it("has round ticks", () => {
    expect(scale.kmTicks).toEqual([0, 100, 200, 300, 400, 500, 600, 700]);
    expect(scale.elevationTicks).toEqual([500, 1000, 1500]);
  });

  it("does not make mountains of low country", () => {
    const low = chartScale({ ...profile, minM: 20, maxM: 60 }, 640, 200);
    expect(low.y(20) - low.y(60)).toBeLessThan((low.bottom - low.top) / 4);
  });
});
