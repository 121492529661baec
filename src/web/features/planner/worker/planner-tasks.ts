import { variantChoices } from "#domain/planner/options/variant-choices.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { dayChoices } from "#domain/planner/solution/day-choices.ts";
import { fittingWalks, startsFor } from "#domain/planner/solution/further/fitting-walks.ts";
import { gentleStarts } from "#domain/planner/solution/gentle-start.ts";
import { changeBy } from "#domain/planner/solution/plan-change.ts";
import { solveIfAny } from "#domain/planner/solution/solve.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import type { Plan, PlanDay } from "#domain/planner/stage-planner/plan.ts";
import { type PlanOutcome, planOutcome, showSolution } from "#web/features/planner/view/make-plan-view.ts";

/** The displayed part of a plan: other ends of each day are most of a plan, and are requested by day. */
export type DisplayedPlan = Pick<Plan, "totals"> & {
  readonly days: readonly Omit<PlanDay, "alternatives" | "reasons">[];
};

export interface DisplayedOutcome extends Omit<PlanOutcome, "plan"> {
  /** Null if there is no plan. */
  readonly plan: DisplayedPlan | null;
}

/** Comparisons with a plan are requested right after it. */
const lastPlans = new WeakMap<RouteGraph, { readonly optionsKey: string; readonly plan: Plan }>();

function toDisplayed(graph: RouteGraph, input: PlannerOptions, { plan, ...outcome }: PlanOutcome): DisplayedOutcome {
  if (!plan) return { ...outcome, plan };
  lastPlans.set(graph, { optionsKey: JSON.stringify(input), plan });
  const days = plan.days.map(({ alternatives: _, reasons: __, ...day }) => day);
  return { ...outcome, plan: { totals: plan.totals, days } };
}

/** View of the best plan for options; null if there is none: the reasons take longer to compute. */
function outcomeIfAny(graph: RouteGraph, input: PlannerOptions): DisplayedOutcome | null {
  const solution = solveIfAny(graph, input);
  return solution && toDisplayed(graph, input, showSolution(graph, input, solution));
}

/** The best plan for options, or why there is none. */
function outcomeWithReasons(graph: RouteGraph, input: PlannerOptions): DisplayedOutcome {
  return toDisplayed(graph, input, planOutcome(graph, input));
}

/** The best plan for options; null if there is none. */
function planIfAny(graph: RouteGraph, input: PlannerOptions): Plan | null {
  const last = lastPlans.get(graph);
  if (last?.optionsKey === JSON.stringify(input)) return last.plan;
  const { result } = planOnKnownBeds(graph, input);
  return result.ok ? result.plan : null;
}

/** A task on the best plan for options; null if they have none. */
function onPlan<Input extends unknown[], Result>(
  task: (graph: RouteGraph, input: PlannerOptions, plan: Plan, ...more: Input) => Result,
): (graph: RouteGraph, input: PlannerOptions, ...more: Input) => Result | null {
  return (graph, input, ...more) => {
    const plan = planIfAny(graph, input);
    return plan && task(graph, input, plan, ...more);
  };
}

/**
 * All planning tasks, with a graph and serialisable arguments. A generator pauses between its steps, and is stopped
 * when its result is no longer needed.
 */
export const plannerTasks = {
  outcomeIfAny,
  outcomeWithReasons,
  planIfAny,
  dayChoices: onPlan(dayChoices),
  changeBy: onPlan(changeBy),
  gentleStarts: onPlan(gentleStarts),
  startsFor,
  fittingWalks,
  variantChoices,
};

type PlannerTasks = typeof plannerTasks;
export type TaskName = keyof PlannerTasks;

/** Arguments of a task after the graph. */
export type TaskInput<Name extends TaskName> =
  Parameters<PlannerTasks[Name]> extends [RouteGraph, ...infer Input] ? Input : never;

type Returned<Result> = Result extends Generator<undefined, infer Value> ? Value : Result;
export type TaskResult<Name extends TaskName> = Returned<ReturnType<PlannerTasks[Name]>>;

/**
 * The result of a task, typed by its name.
 *
 * @param input of the task of this name
 * @param pause between two steps
 * @throws when the signal is aborted
 */
export async function runTask(
  name: TaskName,
  graph: RouteGraph,
  input: readonly unknown[],
  { signal, pause }: { signal: AbortSignal; pause: () => Promise<void> },
): Promise<unknown> {
  const task = plannerTasks[name] as (graph: RouteGraph, ...input: readonly unknown[]) => unknown;
  const result = task(graph, ...input);
  if (!isGenerator(result)) return result;
  for (;;) {
    const { done, value } = result.next();
    if (done) return value;
    await pause();
    signal.throwIfAborted();
  }
}

function isGenerator(result: unknown): result is Generator {
  return typeof result === "object" && result !== null && "next" in result;
}
