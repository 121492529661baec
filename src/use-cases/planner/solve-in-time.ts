import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { SolutionWithDay } from "#domain/planner-solution/solve-with-day.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { UseCaseContext } from "../context.ts";
import { taskOptions } from "../workers/run-task.ts";
import { queueFor } from "./amount-of-planning.ts";

/**
 * A page does not wait for its plan for longer, in milliseconds: browsers plan by themselves. What takes a few
 * milliseconds is late only when very many ask at once.
 */
const pageTimeoutMs = { quick: 2000, planning: 300 } as const;
/** Plans that were made too late for their page are kept for those who try again: so many, for so many milliseconds. */
const maxCached = 30;
const keptMs = 60_000;

type Solving = Promise<SolutionWithDay | null>;

const late = new Map<string, Solving>();

/**
 * A plan for a page, or null when there is none yet because it takes long or too much waits already. What has begun is
 * finished: whoever asks again finds it.
 *
 * @param day calendar day that is opened, or null
 */
export async function solveInTime(
  context: UseCaseContext,
  graph: RouteGraph,
  input: PlannerOptions,
  day: number | null,
  timeoutMs: number = pageTimeoutMs[queueFor(graph, input)],
): Promise<SolutionWithDay | null> {
  const key = JSON.stringify([await context.content.revision(), input, day]);
  const solving = late.get(key) ?? solve(context, graph, input, day, timeoutMs);
  const isLate = Symbol("late");
  const { promise, resolve } = Promise.withResolvers<typeof isLate>();
  const timer = setTimeout(resolve, timeoutMs, isLate);
  const solved = await Promise.race([solving, promise]).finally(() => clearTimeout(timer));
  if (solved !== isLate) return solved;
  keep(key, solving);
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
  // A page may be made for several who wait for it: it goes on when the one who asked first has gone.
  const stays = client && { address: client.address, signal: null };
  const outcome = await context.workers.run("solveWithDay", [context.workers.share(graph), input, day], {
    ...options,
    client: stays,
    timeoutMs,
  });
  return outcome.kind === "done" ? outcome.value : null;
}

function keep(key: string, solving: Solving): void {
  if (late.has(key)) return;
  late.set(key, solving);
  const [oldest] = late.keys();
  if (late.size > maxCached && oldest !== undefined) late.delete(oldest);
  const forget = (): boolean => late.delete(key);
  solving.then((solved) => (solved ? setTimeout(forget, keptMs).unref() : forget()), forget);
}
