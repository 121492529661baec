import { describe, expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

import { dayChoices } from "./day-choices.ts";
import { stopInstead } from "./stop-instead.ts";
import { changeBy, comparePlans } from "./plan-change.ts";

const real = readRealRoutes();
const route = "camino-frances";
const graph = real.graphOf(route);
const ends = real.routes.find(({ slug }) => slug === route)!;
const options = (change: object) => withDefaults(ends, { route, from: "sarria", ...change });

function planOf(input: ReturnType<typeof options>): Plan {
  const { result } = planOnKnownBeds(graph, input);
  if (!result.ok) throw new Error("there is a plan");
  return result.plan;
}

describe("costs of alternative ends of a day", () => {
  it.each([
    ["nothing was asked for", {}],
    ["the day ends at a stop that was asked for", { mustStop: ["ligonde"] }],
    ["a stop asked for has moved the evening before too", { mustStop: ["ligonde", "vilacha"] }],
  ])("equal the effect on the shown plan when %s", (_, change) => {
    const input = options(change);
    const shown = planOf(input);
    const day = shown.days.find(({ to }) => to === "ligonde") ?? shown.days[1]!;
    const choices = dayChoices(graph, input, shown, day.number);
    expect(choices?.alternatives.length).toBeGreaterThan(3);
    for (const { to, extraCost } of choices?.alternatives ?? []) {
      const taken = planOf({ ...input, ...stopInstead(input, day.to, to) });
      const onThatDay = taken.days.find(({ number }) => number === day.number);
      // If the stop fits better on another day, or from another start, the chosen plan is even better.
      if (onThatDay?.to === to && onThatDay.from === day.from)
        expect(taken.cost - shown.cost, to).toBeCloseTo(extraCost, 6);
      else expect(taken.cost - shown.cost, to).toBeLessThanOrEqual(extraCost + 1e-6);
    }
  });
});

describe("the effect of another end", () => {
  const input = options({});
  const shown = planOf(input);

  it("is the cost and the days between unchanged nights", () => {
    for (const { to } of dayChoices(graph, input, shown, 2)?.alternatives ?? []) {
      const change = changeBy(graph, input, shown, 2, to);
      const taken = planOf({ ...input, ...stopInstead(input, shown.days[1]!.to, to) });
      expect(change?.extraCost).toBe(taken.cost - shown.cost);
      const grown = (change?.after.length ?? 0) - (change?.before.length ?? 0);
      if (change?.otherNights === 0) expect(grown).toBe(taken.totals.days - shown.totals.days);
    }
  });

  const plan = (...days: readonly (readonly [string, number])[]): Plan => ({
    ...shown,
    totals: { ...shown.totals, days: days.length },
    days: days.map(([to, hours], index) => ({
      ...shown.days[0]!,
      number: index + 1,
      from: days[index - 1]?.[0] ?? "start",
      to,
      hours,
    })),
  });

  it("extends from one unchanged night to the next", () => {
    const now = plan(["a", 5], ["c", 7], ["e", 6], ["z", 6]);
    expect(comparePlans(now, plan(["a", 5], ["b", 4], ["e", 9], ["z", 6]), 2, "b")).toMatchObject({
      extraDays: 0,
      before: [7, 6],
      after: [4, 9],
      otherNights: 0,
    });
    expect(comparePlans(now, plan(["a", 5], ["b", 4], ["d", 5], ["e", 4], ["z", 6]), 2, "b")).toMatchObject({
      extraDays: 1,
      before: [7, 6],
      after: [4, 5, 4],
    });
    expect(comparePlans(now, plan(["x", 3], ["c", 9], ["d", 7], ["z", 8]), 3, "d")).toMatchObject({
      before: [6, 6],
      after: [7, 8],
      beginsElsewhere: false,
      otherNights: 1,
    });
  });
});
