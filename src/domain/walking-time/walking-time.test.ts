import { describe, expect, it } from "vitest";
import { writeHours } from "./write-hours.ts";
import { walkingHours } from "./walking-time.ts";

/** Worked examples published with DIN 33466: km, metres up, metres down, hours. */
const published: readonly (readonly [number, number, number, number])[] = [
  [8, 900, 0, 4],
  [23, 1025, 1725, 9.74],
  [12, 1200, 1200, 7.9],
];

describe("walking time by DIN 33466", () => {
  it.each(published)("%d km, %d m up and %d m down take %d h", (km, ascentM, descentM, hours) => {
    expect(walkingHours(km, ascentM, descentM)).toBeCloseTo(hours, 2);
  });

  it("takes 8.972 h for Saint-Jean-Pied-de-Port to Roncesvalles (24.2 km, 1419 m up, 557 m down)", () => {
    expect(walkingHours(24.2, 1419, 557)).toBeCloseTo(8.972, 3);
  });

  it("takes 4.851 h for Frómista to Carrión de los Condes (18.8 km, 73 m up, 29 m down)", () => {
    expect(walkingHours(18.8, 73, 29)).toBeCloseTo(4.851, 3);
  });

  it("follows the walker's own pace", () => {
    const pace = { flatKmh: 5, ascentMPerH: 400, descentMPerH: 800 };
    expect(walkingHours(10, 400, 800, pace)).toBeCloseTo(3, 12);
    expect(walkingHours(5, 800, 0, pace)).toBeCloseTo(2.5, 12);
  });

  it("is nothing for nothing and the level time on level ground", () => {
    expect(walkingHours(0, 0, 0)).toBe(0);
    expect(walkingHours(10, 0, 0)).toBe(2.5);
  });
});

describe("hours in words", () => {
  it.each([
    [6.58, "6 h 35"],
    [5, "5 h"],
    [0.99, "1 h"],
    [0.66, "40 min"],
    [0, "0 min"],
  ])("%d h are %s", (hours, words) => {
    expect(writeHours(hours).replaceAll("\u00a0", " ")).toBe(words);
  });
});
