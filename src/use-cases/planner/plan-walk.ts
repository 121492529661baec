import type { PlannerRequest } from "#contract/planner/planner.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { OpenOptions, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { PlannerResult } from "#domain/planner/stage-planner/plan.ts";
import { openWithDefaults } from "#domain/planner/options/with-defaults.ts";
import { type ParsedOptions, withOpenEnd } from "#domain/planner/options/url/parse-planner-url.ts";
import type { UseCaseContext } from "../context.ts";
import { showRoute } from "../routes/show-route.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { UseCaseError } from "../use-case-error.ts";
import { TokenBuckets } from "../security/rate-limits.ts";
import { type QueueName, runTask, type SharedValue, TaskAbandonedError } from "../workers/worker-pool.ts";
import { queueFor, solveWithinTimeout } from "./planning-work.ts";
import { arriveOn } from "#domain/planner/solution/arrive-on.ts";

const timedOut: Extract<PlannerResult, { ok: false }> = {
  ok: false,
  refusals: [{ field: "ideal", code: "too_many_possibilities", facts: {} }],
};

/** Rate limit of plans per member, including stored ones: an edit takes a few, and nobody edits that fast. */
const isMember = new TokenBuckets({ perSecond: 20, burst: 500 });

/**
 * The result of a planning task in a worker thread. Refuses options that would take too long.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` under overload
 */
export async function planInThread<Result>(
  context: UseCaseContext,
  graph: RouteGraph,
  input: OpenOptions,
  run: (queue: QueueName, shared: SharedValue<RouteGraph>) => Promise<Result>,
): Promise<Result | typeof timedOut> {
  const { actor, client } = context;
  const retryAfterSeconds = client && actor.kind === "user" ? isMember.take(actor.uuid) : 0;
  if (retryAfterSeconds > 0) throw new UseCaseError("too-many-requests", { retryAfterSeconds });
  try {
    return await run(queueFor(graph, input), context.workers.share(graph));
  } catch (error) {
    if (error instanceof TaskAbandonedError) return timedOut;
    throw error;
  }
}

/** The best plan on a graph, computed in a worker thread. @throws UseCaseError as {@link planInThread} */
export async function planOn(context: UseCaseContext, graph: RouteGraph, input: OpenOptions): Promise<PlannerResult> {
  return planInThread(context, graph, input, (queue, shared) => runTask(context, queue, "planWalk", shared, input));
}

/** The graph of a route and the options with defaults, or `null` if there is no such route. */
export async function openWalk(context: UseCaseContext, options: PlannerRequest) {
  const [route, graph] = await Promise.all([showRoute(context, options.route), showRouteGraph(context, options.route)]);
  if (!route || !graph) return null;
  const ends = { start: route.start.slug, end: route.end.slug };
  return { ends, graph, request: openWithDefaults(ends, options) };
}

/** A plan with everything needed to show it. */
interface PlannedWalk {
  /** The options with defaults filled in, and with the planner's choices. */
  readonly input: PlannerOptions;
  readonly graph: RouteGraph;
  readonly result: PlannerResult;
}

/**
 * The best plan for the options, or `null` if there is no such route. Stores nothing.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` under overload
 */
export async function planWalk(context: UseCaseContext, options: PlannerRequest): Promise<PlannedWalk | null> {
  const walk = await openWalk(context, options);
  if (!walk) return null;
  const { ends, graph, request } = walk;
  const result = await planOn(context, graph, request);
  const days = result.ok ? result.plan.days : [];
  const from = request.from ?? days[0]?.from ?? ends.start;
  const to = request.to ?? days.at(-1)?.to ?? ends.end;
  return { input: { ...request, from, to }, graph, result };
}

/**
 * The options of an address with an open end, with the chosen town; null if neither end is open. The route's own end if
 * no town has a plan of so many days, and under overload.
 */
export async function resolveOpenEnd(
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

/**
 * The options with the dates that follow from an arrival date, as forms ask for it; null without one or while an open
 * end waits for the number of days; the unchanged options if the plan takes too long.
 */
export async function dateByArrival(
  context: UseCaseContext,
  graph: RouteGraph,
  { input, arrival, unsettledEnd: unresolvedEnd }: Pick<ParsedOptions, "input" | "arrival" | "unsettledEnd">,
): Promise<PlannerOptions | null> {
  if (arrival === null || unresolvedEnd) return null;
  if (input.days !== null) return { ...input, ...arriveOn(arrival, input, input.days) };
  const solved = await solveWithinTimeout(context, graph, input, null);
  const days = solved?.solution.result.ok ? solved.solution.result.plan.totals.days : null;
  return days === null ? input : { ...input, ...arriveOn(arrival, input, days) };
}
