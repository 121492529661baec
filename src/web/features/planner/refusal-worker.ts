/** A thread of its own for the reasons why options have no plan: they take longer to find than a plan, and nobody waits for them. */
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { type PlanOutcome, planOutcome } from "#web/components/plan-fields/plan-outcome.ts";

export interface Asked {
  /** By which the answer is known. */
  readonly id: number;
  /** Of this and of what is asked from now on; null for the one before. */
  readonly graph: RouteGraph | null;
  readonly input: PlannerOptions;
}

export interface Answered {
  readonly id: number;
  readonly outcome: PlanOutcome;
}

let graph: RouteGraph | null = null;

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  graph = data.graph ?? graph;
  if (!graph) return;
  const answer: Answered = { id: data.id, outcome: planOutcome(graph, data.input) };
  postMessage(answer);
});
