import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { bruteForce } from "../reference/brute-force.ts";
import { differences } from "../reference/compare-plans.ts";
import { randomCase } from "../random-input.ts";

/** FUZZ_SEED and FUZZ_RUNS allow more runs than in CI. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_260_412);
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 1500);

describe("the planner compared with all plans of small random routes", () => {
  it("finds the same cost, plan, days, alternatives and failures", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(randomCase, ({ graph, input }) => {
        const truth = bruteForce(graph, input);
        expect(differences(graph, input, planStages(graph, input), truth)).toEqual([]);
      }),
      { seed, numRuns },
    );
  });
});
