import { describe, expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { dayChoices } from "#domain/planner/solution/day-choices.ts";
import { planOutcome } from "#web/features/planner/view/make-plan-view.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

import { runTask } from "./planner-tasks.ts";

const routes = readRealRoutes();
const route = "camino-ingles";
const graph = routes.graphOf(route);
const ends = routes.routes.find(({ slug }) => slug === route)!;
const options = withDefaults(ends, { route });
const tooFew = { ...options, days: 1 };

function counted(leaveAfter = Number.POSITIVE_INFINITY) {
  const leaving = new AbortController();
  const steps = { pauses: 0 };
  const pause = () => {
    steps.pauses += 1;
    if (steps.pauses === leaveAfter) leaving.abort(new Error("left"));
    return Promise.resolve();
  };
  return { steps, how: { signal: leaving.signal, pause } };
}

describe("planner tasks in a worker", () => {
  it("return what the page shows, if there is a plan", async () => {
    const { plan, ...shown } = planOutcome(graph, options);
    expect(await runTask("outcomeIfAny", graph, [options], counted().how)).toMatchObject({
      ...shown,
      plan: { totals: plan!.totals, days: plan!.days.map(({ number, arcs }) => ({ number, arcs })) },
    });
    expect(await runTask("outcomeIfAny", graph, [tooFew], counted().how)).toBeNull();
    expect(planOutcome(graph, tooFew).outcome.ok).toBe(false);
  });

  it("have structured-cloneable results", () => {
    const outcome = planOutcome(graph, { ...options, startDate: "2027-05-10" });
    expect(structuredClone(outcome)).toEqual(outcome);
    expect(structuredClone(graph)).toEqual(graph);
  });

  it("compare with the plan of the given options, whichever were planned last", async () => {
    const { plan } = planOutcome(graph, options);
    const choices = dayChoices(graph, options, plan!, 2);
    expect(choices?.alternatives.length).toBeGreaterThan(1);
    for (const last of [options, { ...options, days: 9 }]) {
      await runTask("outcomeIfAny", graph, [last], counted().how);
      expect(await runTask("dayChoices", graph, [options, 2], counted().how)).toEqual(choices);
    }
    expect(await runTask("dayChoices", graph, [tooFew, 2], counted().how)).toBeNull();
  });

  it("yield during many plans, and stop when cancelled", async () => {
    const all = counted();
    const walks = await runTask("fittingWalks", graph, [tooFew, 3], all.how);
    expect(walks).not.toEqual([]);
    expect(all.steps.pauses).toBeGreaterThan(3);
    const left = counted(2);
    await expect(runTask("fittingWalks", graph, [tooFew, 3], left.how)).rejects.toThrow("left");
    expect(left.steps.pauses).toBe(2);
  });
});
