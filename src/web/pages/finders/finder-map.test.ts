import { expect, it } from "vitest";
import { finderMap } from "./finder-map.ts";

/** Ways of a thousand kilometres that wind by a hundred metres. */
const outlines = (amount: number) =>
  Array.from({ length: amount }, (_, route) => ({
    slug: `route-${route}`,
    name: `Route ${route}`,
    line: Array.from({ length: 500 }, (__, point) => [42 + route / 50 + (point % 2) / 1_000, -8 + point / 40] as const),
  }));

it("draws very many routes coarsely, and those that were chosen in full", async () => {
  const many = outlines(60);
  const pointsOf = async (all: typeof many, routes: readonly string[] = []) =>
    (await finderMap([], all, routes)).lines.map(({ points }) => points.length);
  expect(Math.max(...(await pointsOf(many)))).toBeLessThan(20);
  expect(await pointsOf(many, ["route-7"])).toEqual([500]);
  expect(new Set(await pointsOf(outlines(50)))).toEqual(new Set([500]));
});
