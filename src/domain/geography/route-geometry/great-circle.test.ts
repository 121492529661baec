import { describe, expect, it } from "vitest";
import { earthRadiusM, greatCircleM } from "./great-circle.ts";

describe("greatCircleM", () => {
  it("measures a quarter of the earth from the equator to the pole", () => {
    expect(greatCircleM({ lat: 0, lon: 30 }, { lat: 90, lon: -120 })).toBeCloseTo((earthRadiusM * Math.PI) / 2, 3);
  });

  it("measures Nashville to Los Angeles, the example usually given for the formula", () => {
    // 2887.2599506071106 km on a sphere of 6372.8 km.
    const metres = greatCircleM({ lat: 36.12, lon: -86.67 }, { lat: 33.94, lon: -118.4 });
    expect(metres).toBeCloseTo(2_887_259.95 * (earthRadiusM / 6_372_800), 0);
  });

  it("is zero between equal points and symmetric", () => {
    const roncesvalles = { lat: 43.00999, lon: -1.31948 };
    const burguete = { lat: 42.98959, lon: -1.33549 };
    expect(greatCircleM(roncesvalles, roncesvalles)).toBe(0);
    expect(greatCircleM(roncesvalles, burguete)).toBe(greatCircleM(burguete, roncesvalles));
  });

  it("does not fail on antipodes, where rounding can pass one", () => {
    expect(greatCircleM({ lat: 12.3, lon: 45.6 }, { lat: -12.3, lon: -134.4 })).toBeCloseTo(earthRadiusM * Math.PI, 0);
  });
});
