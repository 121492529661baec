import { expect, it } from "vitest";
import { passedCities } from "#domain/planner/solution/passed-cities.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { defaultOptions } from "./options/default-options.ts";
import { readRealRoutes } from "./graphs/graph-from-data.ts";

const real = readRealRoutes();

function passed(slug: string, changes: Partial<PlannerOptions> = {}) {
  const route = real.routes.find((each) => each.slug === slug)!;
  const graph = real.graphOf(slug);
  const { result } = planOnKnownBeds(graph, { ...defaultOptions(slug, route.start, route.end), ...changes });
  if (!result.ok) throw new Error("no plan");
  return { cities: passedCities(graph, result.plan.days), days: result.plan.days };
}

it("lists cities passed by a plan, with the cost of a night there", () => {
  const { cities, days } = passed("camino-del-norte");
  expect(cities.map(({ to }) => to)).toEqual(["bilbao", "portugalete", "santander"]);
  for (const { day, to, extraCost } of cities) {
    expect(days[day - 1]?.alternatives).toContainEqual(expect.objectContaining({ to, extraCost }));
  }
});

it("excludes cities with an overnight stop, and their suburbs", () => {
  expect(passed("camino-del-norte", { mustStop: ["bilbao", "santander"] }).cities.map(({ to }) => to)).not.toContain(
    "bilbao",
  );
  for (const slug of ["camino-frances", "camino-ingles", "camino-portugues-de-la-costa"]) {
    expect(passed(slug).cities).toEqual([]);
  }
});
