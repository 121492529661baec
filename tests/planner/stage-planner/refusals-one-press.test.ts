import { describe, expect, it } from "vitest";

import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { suggestFixes } from "#domain/planner/stage-planner/refusal/suggested-fix.ts";
import { sampled } from "#tests/support/thoroughness.ts";

import { readRealRoutes, type RouteEnds } from "../graphs/graph-from-data.ts";

const real = readRealRoutes();

/** Preferences that are hard to satisfy on most routes. */
const preferences: readonly Omit<PartialOptions, "route">[] = [
  { days: 1 },
  { days: 9 },
  { days: 20 },
  { days: 200 },
  { max: 2, ideal: 2 },
  { max: 4, ideal: 3 },
  { lodgingTypes: ["gite"] },
  { lodgingTypes: ["camping"] },
  { lodgingTypes: ["albergue"] },
  { restEvery: { after: 1, min: 1, max: 1 } },
  { startDate: "2027-01-10" },
  { walkers: [{ pace: { flatKmh: 3, ascentMPerH: 200, descentMPerH: 300 }, ideal: 3, max: 3.5 }] },
  { walkers: [{ max: 12 }, { ideal: 1, max: 1 }] },
  { pins: [{ day: 1, kind: "walk", to: "END" }] },
];

/** Every pair of the preferences on a route, with required stops. */
function* pairsOfOptions({ slug, start, end }: RouteEnds): Generator<PartialOptions> {
  const stops = real.graphOf(slug).waypoints.flatMap(({ townSlug }) => townSlug ?? []);
  for (const [at, first] of preferences.entries()) {
    for (const second of preferences.slice(at)) {
      const two = [stops[(at * 7) % stops.length]!, stops[(at * 13 + 5) % stops.length]!];
      const mustStop = two.filter((town) => town !== start);
      const asked = { route: slug, ...first, ...second, ...(at % 2 === 0 && { mustStop }) };
      const pins = asked.pins?.map((pin) => ({ ...pin, to: end }));
      yield { ...asked, ...(pins && { pins }) };
    }
  }
}

describe("for impossible combinations of options", () => {
  it.each(real.routes)("every offered fix on $slug produces a plan", (route) => {
    const graph = real.graphOf(route.slug);
    const failed: string[] = [];
    let refused = 0;
    const asked = sampled([...pairsOfOptions(route)]);
    for (const options of asked) {
      const input = withDefaults(route, options);
      const result = planStages(graph, input);
      if (result.ok) continue;
      refused++;
      const fixes = suggestFixes(result.refusals, input, route);
      const bad = fixes.filter(({ change }) => !planStages(graph, { ...input, ...change }).ok);
      const said = `${JSON.stringify(options)}: ${result.refusals.map(({ code }) => code).join()}`;
      if (fixes.length === 0) failed.push(`nothing for ${said}`);
      for (const { steps } of bad) failed.push(`${JSON.stringify(steps)} for ${said}`);
    }
    expect(failed).toEqual([]);
    expect(refused / asked.length).toBeGreaterThan(0.38);
  });

  it.each(real.routes)("the longest day of another walker is named on $slug", ({ slug, ...ends }) => {
    const graph = real.graphOf(slug);
    for (const max of [1, 1.5]) {
      const input = withDefaults(ends, { route: slug, walkers: [{ ideal: 1, max }] });
      const result = planStages(graph, input);
      if (result.ok || !planStages(graph, { ...input, walkers: [] }).ok) continue;
      expect(result.refusals).toMatchObject([{ field: "walkers", code: "max", facts: { max, walker: 2 } }]);
      const [fix] = suggestFixes(result.refusals, input, ends);
      expect(fix?.steps[0]?.label).toBe("allowMax");
      expect(fix?.change.max).toBe(input.max);
    }
  });

  it("with an open end every cause is named", () => {
    const route = real.routes.find(({ slug }) => slug === "camino-frances")!;
    const graph = real.graphOf(route.slug);
    const asked = { route: route.slug, days: 2, startDate: "2027-01-10", mustStop: ["orisson"] };
    const input = { ...withDefaults(route, asked), to: null };
    const result = planStages(graph, input);
    const refusals = result.ok ? [] : result.refusals;
    expect(refusals.map(({ field }) => field)).toEqual(["startDate"]);
    const [fix] = suggestFixes(refusals, withDefaults(route, asked), route);
    expect(planStages(graph, { ...input, ...fix?.change }).ok).toBe(true);
  });

  it("two options that are impossible separately are both named", () => {
    const route = real.routes.find(({ slug }) => slug === "camino-finisterre-muxia")!;
    const input = withDefaults(route, { route: route.slug, days: 200, lodgingTypes: ["gite"] });
    const result = planStages(real.graphOf(route.slug), input);
    expect(result.ok ? [] : result.refusals.map(({ field }) => field).toSorted()).toEqual(["days", "lodgingTypes"]);
  });

  it("a date on which a stop is closed names the stop and the nearest dates, also without that stop", () => {
    const route = real.routes.find(({ slug }) => slug === "camino-frances")!;
    const graph = real.graphOf(route.slug);
    const input = withDefaults(route, { route: route.slug, startDate: "2027-01-10", mustStop: ["orisson"] });
    const result = planStages(graph, input);
    const [refusal] = result.ok ? [] : result.refusals;
    expect(refusal).toMatchObject({ field: "startDate", code: "start_date", facts: { towns: "orisson" } });
    for (const side of ["earlier", "later"]) {
      const startDate = String(refusal?.facts[side]);
      expect(planStages(graph, { ...input, startDate }).ok).toBe(true);
    }
    const labels = suggestFixes(refusal ? [refusal] : [], input, route).map(({ steps }) => steps[0]?.label);
    expect(labels).toEqual(["startOn", "startOn", "noDate", "leaveOut"]);
  });

  it("near the ends of the calendar only valid dates are named", () => {
    const route = real.routes.find(({ slug }) => slug === "camino-frances")!;
    const graph = real.graphOf(route.slug);
    for (const [startDate, missing] of [
      ["1900-01-01", "earlier"],
      ["2999-12-31", "later"],
    ] as const) {
      const input = withDefaults(route, { route: route.slug, startDate, mustStop: ["orisson"] });
      const result = planStages(graph, input);
      const [refusal] = result.ok ? [] : result.refusals;
      expect(refusal?.code).toBe("start_date");
      expect(refusal?.facts).not.toHaveProperty(missing);
      for (const { change } of suggestFixes([refusal!], input, route))
        expect(planStages(graph, { ...input, ...change }).ok).toBe(true);
    }
  });

  it("messages stay short, however many stops are unreachable", () => {
    const route = real.routes.find(({ slug }) => slug === "camino-del-norte")!;
    const graph = real.graphOf(route.slug);
    const towns = graph.waypoints.flatMap(({ townSlug }) => townSlug ?? []);
    const mustStop = towns.filter((town) => town !== route.start).slice(0, 200);
    const input = withDefaults(route, { route: route.slug, mustStop, days: 3, lodgingTypes: ["gite"] });
    const result = planStages(graph, input);
    const refusals = result.ok ? [] : result.refusals;
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThan(8);
    const [fix] = suggestFixes(refusals, input, route);
    expect(planStages(graph, { ...input, ...fix?.change }).ok).toBe(true);
  });
});
