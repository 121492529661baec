import { useEffect, useState } from "react";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { PlanChange } from "#domain/planner-solution/plan-change.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { runInWorker } from "./worker/run-in-worker.ts";

/** Context of the expanded day. */
export interface OpenedPlan {
  readonly graph: RouteGraph;
  /** The options whose best plan it is. */
  readonly input: PlannerOptions;
}

/** Debounce time in milliseconds, while a slider moves. */
const restMs = 150;

/** By town; null if the change could not be determined. */
export type PlanChanges = ReadonlyMap<string, PlanChange | null>;

const none: PlanChanges = new Map();

/**
 * The effects of ending a day in other towns. Each needs a whole plan: they are computed one at a time, and restarted
 * whenever the plan changes.
 *
 * @param towns slugs, in order of computation
 */
export function usePlanChanges(opened: OpenedPlan | null, day: number, towns: readonly string[]): PlanChanges {
  const [found, setFound] = useState<{ readonly of: OpenedPlan | null; readonly changes: PlanChanges }>();
  const isCurrent = found?.of === opened;
  const changes = isCurrent && found ? found.changes : none;
  const next = opened ? towns.find((town) => !changes.has(town)) : undefined;
  useEffect(() => {
    if (!opened || next === undefined) return;
    const { graph, input } = opened;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (change: PlanChange | null) =>
      signal.aborted || setFound({ of: opened, changes: new Map(changes).set(next, change) });
    const find = () => runInWorker("changeBy", graph, [input, day, next], signal).then(tell, () => tell(null));
    const timer = setTimeout(() => void find(), changes.size === 0 ? restMs : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [opened, next, changes, day]);
  return changes;
}
