import { describe, expect, it } from "vitest";
import { positionOnWalk } from "./chart-cursor.tsx";

const profile = {
  lengthKm: 30,
  minM: 100,
  maxM: 400,
  points: [
    { km: 0, elevationM: 100 },
    { km: 30, elevationM: 400 },
  ],
};
const places = [
  { name: "Start", km: 0 },
  { name: "Middle", km: 12 },
];

describe("positionOnWalk", () => {
  it("is in a place within a few hundred metres", () => {
    expect(positionOnWalk(profile, places, 11.6)).toEqual({
      km: 11.6,
      elevationM: 216,
      place: "Middle",
      isThere: true,
    });
  });

  it("is after the last place passed elsewhere", () => {
    expect(positionOnWalk(profile, places, 9)).toMatchObject({ place: "Start", isThere: false });
  });

  it("knows no place without places", () => {
    expect(positionOnWalk(profile, [], 9).place).toBeNull();
  });
});
