import { describe, expect, it } from "vitest";
import { heroGeometry } from "./hero-profile.ts";

const points = Array.from({ length: 230 }, (_, index) => ({
  km: (index / 229) * 766,
  elevationM: 700 + 500 * Math.sin(index / 12) + 80 * Math.sin(index * 1.7),
}));
const elevations = points.map((point) => point.elevationM);
const profile = {
  lengthKm: 766,
  minM: Math.min(...elevations),
  maxM: Math.max(...elevations),
  points,
};

describe("heroGeometry", () => {
  const hero = heroGeometry(profile, 1440, 500, [
    { name: "Start", km: 0 },
    { name: "Burgos", km: 285 },
    { name: "Beside Burgos", km: 288 },
    { name: "Santiago", km: 766 },
  ]);

  it("is small enough for the first screen", () => {
    expect(JSON.stringify(hero).length).toBeLessThan(11_000);
  });

  it("starts at the edge and ends before the other one", () => {
    expect(hero.way).toMatch(/^M0,/);
    expect(hero.way).toMatch(/1404,[\d.]+$/);
  });

  it("omits a label that would overlap an earlier one, and keeps labels inside", () => {
    expect(hero.labels.map((label) => label.name)).toEqual(["Start", "Burgos", "Santiago"]);
    expect(hero.labels[0]?.anchor).toBe("start");
    expect(hero.labels.at(-1)?.anchor).toBe("end");
  });
});
