import { describe, expect, it } from "vitest";
import { mercatorY, project } from "./mercator.ts";

describe("mercatorY", () => {
  it("agrees with Snyder's numerical example (35° N on the unit sphere)", () => {
    expect(mercatorY(35)).toBeCloseTo(0.6528366, 7);
  });

  it("is antisymmetric in the south", () => {
    expect(mercatorY(-42.9)).toBeCloseTo(-mercatorY(42.9), 12);
  });
});

describe("project", () => {
  const projection = { scale: 180 / Math.PI, left: 10, top: 20 };

  it("maps one degree of longitude to one unit at this scale", () => {
    expect(project(projection, 0, 3)[0]).toBeCloseTo(13, 12);
  });

  it("puts north above south", () => {
    const [, north] = project(projection, 43, 0);
    const [, south] = project(projection, 42, 0);
    expect(north).toBeLessThan(south);
  });
});
