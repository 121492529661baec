import { expect, it } from "vitest";
import { finish } from "#domain/steps.ts";
import { basemapArea, coveredPart, drawLayer } from "./basemap.server.ts";

/** Spain and its neighbours about 900 units wide. */
const projection = { scale: 3_600, left: 700, top: 2_900 };
const layers = ["land", "countryBorders", "regionBorders", "rivers"] as const;

it.each(layers)("draws %s in whole units where the tolerance is coarse, and in tenths where it is fine", (layer) => {
  const area = basemapArea(projection);
  expect(finish(drawLayer(layer, projection, area, 2))).toMatch(/^(?:M-?\d+[ -]\d+(?:l?[ -]?\d+ ?-?\d+)*z?)+$/);
  expect(finish(drawLayer(layer, projection, area, 0.8))).toContain(".");
});

it("draws a layer in whole units only outside of the finely drawn part", () => {
  const area = basemapArea(projection);
  const middle = (area[0] + area[2]) / 2;
  const lengthOf = (tolerance: Parameters<typeof drawLayer>[3]) =>
    finish(drawLayer("land", projection, area, tolerance)).length;
  const mixed = lengthOf(([x]) => (x < middle ? 0.8 : 2));
  expect(mixed).toBeLessThan(lengthOf(0.8));
  expect(mixed).toBeGreaterThan(lengthOf(2));
});

it("draws land without coasts far from what it knows", () => {
  const [left, top, right, bottom] = basemapArea(projection);
  const far = [right + 100, top, right + 300, top + 200] as const;
  expect(coveredPart(projection, far)).toEqual(far);
  expect(finish(drawLayer("land", projection, far, 1))).toMatch(/^M[^M]+z$/);
  expect(finish(drawLayer("rivers", projection, far, 1))).toBe("");
  const across = [left - 50, bottom - 10, right + 50, bottom + 10] as const;
  expect(coveredPart(projection, across)).toEqual([left, bottom - 10, right, bottom]);
});
