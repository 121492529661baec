import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { bruteForce } from "./brute-force.ts";
import { disagreements } from "./compare.ts";
import { randomCase } from "./random-input.ts";

/** Set FUZZ_SEED and FUZZ_RUNS to look further than the runs every check makes. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_260_412);
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 1500);

describe("the planner against every whole plan of small random routes", () => {
  it("agrees on the cost, the plan, the days, the alternatives and the refusals", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(randomCase, ({ graph, input }) => {
        const truth = bruteForce(graph, input);
        expect(disagreements(graph, input, planStages(graph, input), truth)).toEqual([]);
      }),
      { seed, numRuns },
    );
  });
});
