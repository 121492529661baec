import { expect, it } from "vitest";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { queueFor } from "./planning-work.ts";

const real = readRealRoutes();

function queueOn(route: string, options = {}): string {
  const ends = real.routes.find(({ slug }) => slug === route)!;
  return queueFor(real.graphOf(route), withDefaults(ends, { route, ...options }));
}

const rests = { after: 7, min: 5, max: 9 };

it.each([
  {},
  { restEvery: rests, easeInDays: 3, startDate: "2027-05-10", variants: "free" },
  { ideal: 1 },
  { days: 60, mustStop: ["burgos", "leon"] },
  { measure: "km", ideal: 40, max: 100, lodging: "ignore" },
])("classifies the options %j as cheap", (options) => {
  expect(queueOn("camino-frances", options)).toBe("quick");
});

it.each([
  { restEvery: { after: 50, min: 1, max: 100 }, easeInDays: 14, ideal: 1, max: 200 },
  { restEvery: { after: 6, min: 1, max: 12 }, easeInDays: 14, ideal: 2.5, max: 200, variants: "free" },
  { pace: { flatKmh: 20, ascentMPerH: 5000, descentMPerH: 10_000 }, easeInDays: 14, restEvery: rests, ideal: 0.1 },
  { days: 400, restEvery: rests, easeInDays: 14 },
  { pins: Array.from({ length: 100 }, (_, day) => ({ day: day + 1, kind: "walk", to: "burgos" })) },
])("classifies the options %j as expensive", (options) => {
  expect(queueOn("camino-frances", options)).toBe("planning");
});

it("classifies short routes as cheap", () => {
  expect(queueOn("camino-ingles", { restEvery: rests, easeInDays: 14, ideal: 2, max: 20 })).toBe("quick");
});
