import { LruMap } from "#domain/lru-map.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { compileGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { endCandidates } from "#domain/planner/stage-planner/search/end-candidates.ts";
import type { OpenOptions, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { walkingHours } from "#domain/walking-time/walking-time.ts";
import type { SolutionWithDay } from "#domain/planner/solution/solve.ts";
import type { UseCaseContext } from "../context.ts";
import { taskOptions } from "../workers/worker-pool.ts";

/**
 * Milliseconds that a page waits for its plan; browsers plan by themselves. Quick plans are late only under very heavy
 * load.
 */
const pageTimeoutMs = { quick: 2000, planning: 300 } as const;
/** Number and age in milliseconds of cached plans that were too late for their page, for the next attempt. */
const maxCached = 30;
const cachedMs = 60_000;

type Solving = Promise<SolutionWithDay | null>;

const latePlans = new LruMap<string, Solving>(maxCached);

/**
 * A plan for a page, or null if it takes too long or the queue is full. A plan that has begun is finished: the next
 * request finds it.
 *
 * @param day calendar day that is opened, or null
 */
export async function solveWithinTimeout(
  context: UseCaseContext,
  graph: RouteGraph,
  input: PlannerOptions,
  day: number | null,
  timeoutMs: number = pageTimeoutMs[queueFor(graph, input)],
): Promise<SolutionWithDay | null> {
  const key = JSON.stringify([await context.content.revision(), input, day]);
  const solving = latePlans.get(key) ?? solve(context, graph, input, day, timeoutMs);
  const isLate = Symbol("late");
  const { promise, resolve } = Promise.withResolvers<typeof isLate>();
  const timer = setTimeout(resolve, timeoutMs, isLate);
  const solved = await Promise.race([solving, promise]).finally(() => clearTimeout(timer));
  if (solved !== isLate) return solved;
  cacheLatePlan(key, solving);
  return null;
}

async function solve(
  context: UseCaseContext,
  graph: RouteGraph,
  input: PlannerOptions,
  day: number | null,
  timeoutMs: number,
): Solving {
  const { client, ...options } = taskOptions(context, queueFor(graph, input));
  // A page may be rendered for several clients: planning continues when the first one has left.
  const isCached = client && { address: client.address, signal: null };
  const outcome = await context.workers.run("solveWithDay", [context.workers.share(graph), input, day], {
    ...options,
    client: isCached,
    timeoutMs,
  });
  return outcome.kind === "done" ? outcome.value : null;
}

function cacheLatePlan(key: string, solving: Solving): void {
  if (latePlans.get(key)) return;
  latePlans.set(key, solving);
  const remove = (): void => latePlans.delete(key);
  solving.then((solved) => (solved ? setTimeout(remove, cachedMs).unref() : remove()), remove);
}

/** Greatest number of calendar days of a plan. */
const maxDays = 400;
/** Number of stages from all states of all days that are processed in some 40 milliseconds. */
const maxQuickWork = 20_000_000;

/**
 * The queue for planning on these graphs: what certainly takes a few milliseconds never waits behind what may take a
 * second.
 */
export function queueFor(graph: RouteGraph, ...inputs: readonly OpenOptions[]): "quick" | "planning" {
  const work = inputs.reduce((sum, input) => sum + estimatePlanningWork(graph, input), 0);
  return work > maxQuickWork ? "planning" : "quick";
}

/**
 * An upper bound of the planner's work for options: the number of stages from each state (place, walking days since the
 * start and since the last rest) on each calendar day. Each pinned day has a search of its own.
 */
function estimatePlanningWork(graph: RouteGraph, input: OpenOptions): number {
  const places = graph.waypoints.length;
  const length = Math.max(1e-6, lengthOf(graph, input));
  const stagesOfPlace = Math.min(places, 1 + (places * input.max) / length);
  const states = places * (input.easeInDays + 1) * ((input.restEvery?.max ?? 1) + 1);
  const days = input.days ?? Math.min(maxDays, (3 * length) / Math.min(input.ideal, input.max));
  // One search serves all starts; ends share theirs only if the days before the last one are the same.
  const searches = input.to === null ? endCandidates(compileGraph(graph), -1).length : input.from === null ? 2 : 1;
  return states * stagesOfPlace * days * searches * (1 + input.pins.length);
}

/** Length of all ways of a route together, in the measure of the options: an upper bound of any walk. */
function lengthOf({ arcs }: RouteGraph, { measure, pace }: OpenOptions): number {
  return arcs.reduce((sum, { mode, distanceM, ascentM, descentM }) => {
    if (mode !== "walk") return sum;
    const km = distanceM / 1000;
    return sum + (measure === "km" ? km : walkingHours(km, ascentM ?? 0, descentM ?? 0, pace));
  }, 0);
}
