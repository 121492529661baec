import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { OpenOptions } from "#domain/planner-options/planner-options.ts";
import type { PlannerResult } from "#domain/stage-planner/plan.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { TokenBuckets } from "../token-buckets.ts";
import { runTask, TaskGivenUp } from "../workers/run-task.ts";
import { queueFor } from "./amount-of-planning.ts";

const gaveUp: PlannerResult = {
  ok: false,
  refusals: [{ field: "ideal", code: "too_many_possibilities", facts: {} }],
};

/** Plans for one member, kept ones too: an edit takes a few, and nobody edits that fast. */
const ofMember = new TokenBuckets({ perSecond: 20, burst: 500 });

/**
 * The best plan on a graph, made in a worker thread. Refuses options on which it would work too long.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` when there is too much to do
 */
export async function planOn(context: UseCaseContext, graph: RouteGraph, input: OpenOptions): Promise<PlannerResult> {
  const { actor, client } = context;
  const retryAfterSeconds = client && actor.kind === "user" ? ofMember.take(actor.uuid) : 0;
  if (retryAfterSeconds > 0) throw new UseCaseError("too-many-requests", { retryAfterSeconds });
  try {
    return await runTask(context, queueFor(graph, input), "planWalk", context.workers.share(graph), input);
  } catch (error) {
    if (error instanceof TaskGivenUp) return gaveUp;
    throw error;
  }
}
