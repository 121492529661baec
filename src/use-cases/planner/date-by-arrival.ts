import type { ParsedOptions } from "#domain/planner-options/parse-planner-url.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { arriveOn } from "#domain/planner-solution/arrive-on.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { solveInTime } from "./amount-of-planning.ts";

/**
 * The options with the dates that follow from a date of arrival, as forms ask for it; null where none was asked for or an
 * end waits for the number of days, and the options as they were where the plan takes too long.
 */
export async function dateByArrival(
  context: UseCaseContext,
  graph: RouteGraph,
  { input, arrival, unsettledEnd }: Pick<ParsedOptions, "input" | "arrival" | "unsettledEnd">,
): Promise<PlannerOptions | null> {
  if (arrival === null || unsettledEnd) return null;
  if (input.days !== null) return { ...input, ...arriveOn(arrival, input, input.days) };
  const solved = await solveInTime(context, graph, input, null);
  const days = solved?.solution.result.ok ? solved.solution.result.plan.totals.days : null;
  return days === null ? input : { ...input, ...arriveOn(arrival, input, days) };
}
