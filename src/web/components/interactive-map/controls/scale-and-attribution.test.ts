import { expect, it } from "vitest";
import { metresPerPixel, roundLength } from "./scale-and-attribution.tsx";

it.each([
  [1, 100, 100, 100],
  [1.1, 100, 100, 100 / 1.1],
  [0.9, 100, 50, 50 / 0.9],
  [40, 100, 3_000, 75],
  [0.0021, 100, 0.2, 0.2 / 0.0021],
])("at %d units a pixel draws within %d pixels", (unitsPerPixel, widest, length, pixels) => {
  const scale = roundLength(unitsPerPixel, widest);
  expect(scale.length).toBeCloseTo(length, 9);
  expect(scale.pixels).toBeCloseTo(pixels, 6);
  expect(scale.pixels).toBeLessThanOrEqual(widest);
});

it("knows the size of a pixel", () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 0);
  expect(metresPerPixel(60, 1)).toBeCloseTo(78_271.5 / 4, 0);
});
