import { useEffect, useState } from "react";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { PlanChange } from "#domain/planner/solution/plan-change.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { runInWorker } from "./worker/run-in-worker.ts";

/** Context of the expanded day. */
export interface PlanningInput {
  readonly graph: RouteGraph;
  /** The options whose best plan it is. */
  readonly input: PlannerOptions;
}

/** Debounce time in milliseconds, while a slider moves. */
const debounceMs = 150;

/** By town; null if the change could not be determined. */
type ChangesByTown = ReadonlyMap<string, PlanChange | null>;

const none: ChangesByTown = new Map();

/**
 * The effects of ending a day in other towns. Each needs a whole plan: they are computed one at a time, and restarted
 * whenever the plan changes.
 *
 * @param towns slugs, in order of computation
 */
export function usePlanChanges(
  planningInput: PlanningInput | null,
  day: number,
  towns: readonly string[],
): ChangesByTown {
  const [results, setResults] = useState<{ readonly of: PlanningInput | null; readonly changes: ChangesByTown }>();
  const isCurrent = results?.of === planningInput;
  const changes = isCurrent && results ? results.changes : none;
  const nextTown = planningInput ? towns.find((town) => !changes.has(town)) : undefined;
  useEffect(() => {
    if (!planningInput || nextTown === undefined) return;
    const { graph, input } = planningInput;
    const abortController = new AbortController();
    const { signal } = abortController;
    const store = (change: PlanChange | null) =>
      signal.aborted || setResults({ of: planningInput, changes: new Map(changes).set(nextTown, change) });
    const find = () => runInWorker("changeBy", graph, [input, day, nextTown], signal).then(store, () => store(null));
    const timer = setTimeout(() => void find(), changes.size === 0 ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [planningInput, nextTown, changes, day]);
  return changes;
}
