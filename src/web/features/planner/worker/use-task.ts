import { useEffect, useState } from "react";

import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import type { TaskInput, TaskName, TaskResult } from "./planner-tasks.ts";
import { runInWorker } from "./run-in-worker.ts";

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
