import { describe, expect, it } from "vitest";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { defaultWishes } from "./default-wishes.ts";
import { readRealRoutes } from "./graph-from-data.ts";
import { guidebookEnds } from "./guidebook.ts";
import { recountCost } from "./recount.ts";

const graph = readRealRoutes().graphOf("camino-frances");
const wishes = defaultWishes("camino-frances", "saint-jean-pied-de-port", "santiago-de-compostela");
const guidebook = guidebookEnds.map((to) => ({ kind: "walk" as const, to }));

describe("the Camino Francés as the guidebooks walk it", () => {
  it("takes about 33 days with the defaults", () => {
    const result = planStages(graph, wishes);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    expect(result.plan.totals.days).toBeGreaterThanOrEqual(32);
    expect(result.plan.totals.days).toBeLessThanOrEqual(34);
    expect(result.plan.totals.km).toBeGreaterThanOrEqual(764);
    expect(result.plan.totals.km).toBeLessThanOrEqual(780);
  });

  it.each([
    ["hours", 7, 14],
    ["hours", 6, 14],
    ["km", 23, 32],
  ] as const)("is never cheaper than the optimum for 33 days (%s, ideal %d, max %d)", (measure, ideal, max) => {
    const input = { ...wishes, measure, ideal, max };
    const cost = recountCost(graph, input, guidebook);
    const result = planStages(graph, { ...input, days: guidebook.length });
    if (!result.ok || cost === null) throw new Error("both plans exist");
    expect(result.plan.cost).toBeLessThanOrEqual(cost + 1e-9);
    expect(result.plan.byDays.find(({ days }) => days === guidebook.length)?.cost).toBeCloseTo(result.plan.cost, 9);
  });
});
