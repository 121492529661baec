import { describe, expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

import { gentleStarts } from "./gentle-start.ts";

const real = readRealRoutes();

describe.each(real.routes)("gentler first days on $slug", (ends) => {
  const graph = real.graphOf(ends.slug);

  it.each([{}, { ideal: 5 }, { measure: "km" as const }])("are gentler, and as announced, with %j", (options) => {
    const input = withDefaults(ends, { route: ends.slug, ...options });
    const { result } = planOnKnownBeds(graph, input);
    if (!result.ok) return;
    const [first] = result.plan.days;
    for (const start of gentleStarts(graph, input, result.plan)) {
      const gentler = planOnKnownBeds(graph, { ...input, ...start.change }).result;
      if (!gentler.ok) throw new Error("there is a plan");
      const walks = gentler.plan.days.filter(({ kind }) => kind === "walk");
      expect(walks[0]?.to).toBe(start.to);
      expect(walks.slice(0, start.hours.length).map(({ hours }) => hours)).toEqual(start.hours);
      expect(Math.max(...start.hours)).toBeLessThan(first!.hours);
      expect(gentler.plan.totals.days - result.plan.totals.days).toBe(start.extraDays);
    }
  });
});

it("over the Pyrenees are a night on the way up, or the Valcarlos variant", () => {
  const ends = real.routes.find(({ slug }) => slug === "camino-frances")!;
  const graph = real.graphOf(ends.slug);
  const starts = (change: object) => {
    const input = withDefaults(ends, { route: ends.slug, ...change });
    const { result } = planOnKnownBeds(graph, input);
    return result.ok ? gentleStarts(graph, input, result.plan) : null;
  };
  expect(starts({})?.map(({ to, branch }) => [to, branch === null])).toEqual([
    ["orisson", true],
    ["luzaide-valcarlos", false],
  ]);
  expect(starts({ from: "pamplona" })).toEqual([]);
  expect(starts({ pins: [{ day: 1, kind: "walk", to: "roncesvalles" }] })).toEqual([]);
});
