import { idealOfDay, stageCost } from "./costs.ts";
import type { PlannerInput } from "./plan.ts";
import type { Stage } from "./stages.ts";

/** The stages of one day as flat arrays, which the search runs through hundreds of thousands of times. */
export interface Edges {
  /** Stages of place `p` stand at `offset[p]` up to `offset[p + 1]`. */
  readonly offset: Int32Array;
  readonly to: Int32Array;
  readonly stages: readonly Stage[];
  /** Cost of stage and stop by walking days done before, the last entry for every day after easing in. */
  readonly cost: readonly Float64Array[];
}

/** Lays out the stages of every place; `stagesOf` answers none for places where no day begins. */
export function layOutEdges(
  places: number,
  input: Pick<PlannerInput, "ideal" | "easeInDays">,
  stagesOf: (place: number) => readonly Stage[],
): Edges {
  const offset = new Int32Array(places + 1);
  const stages: Stage[] = [];
  for (let place = 0; place < places; place++) {
    for (const stage of stagesOf(place)) if (!stage.skipsMustStop) stages.push(stage);
    offset[place + 1] = stages.length;
  }
  const to = new Int32Array(stages.length);
  for (let edge = 0; edge < to.length; edge++) to[edge] = stages[edge]!.to;
  const cost = Array.from({ length: input.easeInDays + 1 }, (_, walked) =>
    costsOf(stages, idealOfDay(input, walked + 1)),
  );
  return { offset, to, stages, cost };
}

/** A plain loop: filling typed arrays by an iterator takes four times as long. */
function costsOf(stages: readonly Stage[], ideal: number): Float64Array {
  const costs = new Float64Array(stages.length);
  for (let edge = 0; edge < costs.length; edge++) {
    const stage = stages[edge]!;
    costs[edge] = stageCost(stage.m, ideal) + stage.stopCost;
  }
  return costs;
}
