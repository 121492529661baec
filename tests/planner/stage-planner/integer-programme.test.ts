import { describe, expect, it } from "vitest";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { defaultOptions } from "../options/default-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";
import { integerOptimum } from "../reference/integer-programme.ts";
import { sampled } from "#tests/support/thoroughness.ts";

const { routes, graphOf } = readRealRoutes();
const frances = "camino-frances";
const wholeFrances = defaultOptions(frances, "saint-jean-pied-de-port", "santiago-de-compostela");
const restEvery = { after: 7, min: 5, max: 9 };

async function expectOptimum(input: PlannerOptions, maxDays?: number): Promise<void> {
  const graph = graphOf(input.route);
  const optimum = await integerOptimum(graph, input, maxDays);
  const result = planStages(graph, input);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  expect(optimum).not.toBeNull();
  expect(result.plan.cost).toBeCloseTo(optimum?.cost ?? Number.NaN, 5);
}

const walkers = [
  { pace: { flatKmh: 3.4, ascentMPerH: 250, descentMPerH: 420 }, ideal: 7.5, max: 10 },
  { pace: { flatKmh: 5, ascentMPerH: 400, descentMPerH: 400 }, ideal: 6, max: 9 },
];

const examples: readonly (readonly [string, Partial<PlannerOptions>])[] = [
  ["the defaults", {}],
  ["kilometres", { measure: "km", ideal: 23, max: 32 }],
  ["rest days", { restEvery }],
  ["three who walk together", { easeInDays: 3, walkers }],
  ["28 days exactly", { days: 28 }],
  ["37 days exactly, rests included", { days: 37, restEvery }],
  ["easing in", { easeInDays: 7 }],
  ["must-stops on two variants", { mustStop: ["samos", "villar-de-mazarife"], days: 35 }],
  ["all variants", { variants: "free", favourites: ["samos", "najera"] }],
  [
    "the mountain road in place of the Valcarlos one",
    { branches: { samos: "take", valcarlos: "avoid" }, avoid: ["sarria"] },
  ],
  [
    "public albergues alone",
    {
      lodgingTypes: ["albergue_municipal", "albergue_parochial", "albergue_public_xunta", "albergue_unspecified"],
      max: 14,
    },
  ],
];

describe("the planner on the whole Camino Francés against the integer programme", () => {
  it.each(sampled(examples))("finds the optimum for %s", { timeout: 120_000 }, async (_, options) => {
    await expectOptimum({ ...wholeFrances, ...options });
  });

  it("finds the optimum in winter, when the Lepoeder pass is closed", { timeout: 120_000 }, async () => {
    await expectOptimum({ ...wholeFrances, startDate: "2027-01-10" }, 40);
  });
});

describe("the planner from Saint-Jean-Pied-de-Port to Burgos against the integer programme", () => {
  /** The closure ends on 31 March and Easter is on 28 March in 2027. */
  const dates = ["2026-10-31", "2027-03-25", "2027-03-31"];

  it.each(sampled(dates))("finds the optimum for a start on %s", { timeout: 120_000 }, async (startDate) => {
    const input = { ...wholeFrances, to: "burgos", startDate, easeInDays: 3 };
    await expectOptimum({ ...input, restEvery: { after: 5, min: 4, max: 7 } }, 16);
    await expectOptimum({ ...input, easeInDays: 0, days: 12 }, 16);
  });
});

describe.each(sampled(routes))("the planner on $slug against the integer programme", ({ slug, start, end }) => {
  it("finds the optimum for the defaults", { timeout: 120_000 }, async () => {
    await expectOptimum(defaultOptions(slug, start, end));
  });
});
