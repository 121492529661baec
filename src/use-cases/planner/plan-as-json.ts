import type { PlannerRequest } from "#contract/planner/planner.ts";
import type { Language } from "#domain/text/language.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { runTask } from "../workers/worker-pool.ts";
import { openWalk, planInThread } from "./plan-walk.ts";
import type { PlanAsJson } from "./write-plan-as-json.ts";

/**
 * The best plan for the options as a response, or `null` if there is no such route. Stores nothing.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` under overload
 */
export async function planAsJson(
  context: UseCaseContext,
  options: PlannerRequest,
  language: Language,
): Promise<{ readonly graph: RouteGraph; readonly result: PlanAsJson } | null> {
  const walk = await openWalk(context, options);
  if (!walk) return null;
  const { graph, request: taskInput } = walk;
  const result = await planInThread(context, graph, taskInput, (queue, shared) =>
    runTask(context, queue, "writePlanAsJson", shared, taskInput, options.route, language),
  );
  return { graph, result };
}
