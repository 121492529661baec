import { expect, it } from "vitest";
import { compassDirection } from "./compass-direction.ts";

it("names the wind towards a place", () => {
  const here = { lat: 42.8, lon: -7.4 };
  const to = (north: number, east: number) => compassDirection(here, { lat: here.lat + north, lon: here.lon + east });
  expect([to(0.01, 0), to(0.01, 0.0136), to(0, 0.01), to(-0.01, 0), to(0, -0.01), to(0.01, -0.0136)]).toEqual([
    "n",
    "ne",
    "e",
    "s",
    "w",
    "nw",
  ]);
});
