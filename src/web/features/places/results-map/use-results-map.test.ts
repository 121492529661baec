import { expect, it } from "vitest";
import { wayDirections } from "./use-results-map.ts";

const eastwards = [0, 0.1, 0.2, 0.3, 0.4].map((step) => ({ lat: 42.5, lon: -4 + step }));
const northwards = [0, 0.1, 0.2, 0.3, 0.4].map((step) => ({ lat: 40 + step, lon: -8 }));

it("determines from the nearest line whether it runs north or south past a place", () => {
  const isSteep = wayDirections([eastwards, northwards]);
  expect(isSteep({ lat: 42.45, lon: -3.8 })).toBe(false);
  expect(isSteep({ lat: 40.2, lon: -7.9 })).toBe(true);
});

it("assumes a line to the west if there is none", () => {
  expect(wayDirections([])({ lat: 42, lon: -3 })).toBe(false);
});
