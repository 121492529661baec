import { useEffect, useState, useMemo } from "react";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { DayChoices } from "#domain/planner/solution/day-choices.ts";
import type { TaskInput, TaskName, TaskResult } from "./planner-tasks.ts";
import { runInWorker } from "./run-in-worker.ts";
import type { PlanningInput } from "../use-plan-changes.ts";

interface Task<Name extends TaskName> {
  readonly graph: RouteGraph;
  readonly input: TaskInput<Name>;
}

interface TaskState<Name extends TaskName> {
  /** Of the last completed task; null before the first. */
  readonly result: TaskResult<Name> | null;
  /** Whether it is the result of the current task. */
  readonly isCurrent: boolean;
}

/**
 * The result of a task, which restarts when it changes.
 *
 * @param task null while there is none; must be stable between renders
 */
export function useTask<Name extends TaskName>(name: Name, task: Task<Name> | null): TaskState<Name> {
  const [completed, setCompleted] = useState<{ of: Task<Name>; result: TaskResult<Name> } | null>(null);
  useEffect(() => {
    if (!task) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    runInWorker(name, task.graph, task.input, signal).then(
      (result) => signal.aborted || setCompleted({ of: task, result }),
      // The last result stays.
      () => undefined,
    );
    return () => abortController.abort();
  }, [name, task]);
  return { result: completed?.result ?? null, isCurrent: completed !== null && completed.of === task };
}

/**
 * Other ends of a day in a plan of any of its routes: the previous ones stay until those of this plan are found.
 *
 * @returns null before the browser plans by itself, while a day is being expanded, and for a rest day
 */
export function useDayChoices(planningInput: PlanningInput | null, day: number | null): DayChoices | null {
  const { result } = useTask(
    "dayChoices",
    useMemo(() => {
      if (!planningInput || day === null) return null;
      const { graph, input } = planningInput;
      return { graph, input: [input, day] };
    }, [planningInput, day]),
  );
  return result?.day === day ? result : null;
}
