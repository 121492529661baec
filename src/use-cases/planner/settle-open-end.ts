import { type ParsedOptions, withOpenEnd } from "#domain/planner-options/parse-planner-url.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { planOn } from "./plan-on.ts";

/**
 * The options of an address that leaves an end to the planner, with the town that it chooses; null where neither is open.
 * Where no town has a plan of so many days, and while there is too much to do, the end is the route's.
 */
export async function settleOpenEnd(
  context: UseCaseContext,
  graph: RouteGraph,
  parsed: Pick<ParsedOptions, "input" | "openEnd">,
): Promise<PlannerOptions | null> {
  const { input, openEnd } = parsed;
  if (!openEnd) return null;
  try {
    const result = await planOn(context, graph, withOpenEnd(parsed));
    if (!result.ok) return input;
    const { days } = result.plan;
    return { ...input, from: days[0]?.from ?? input.from, to: days.at(-1)?.to ?? input.to };
  } catch (error) {
    if (error instanceof UseCaseError) return input;
    throw error;
  }
}
