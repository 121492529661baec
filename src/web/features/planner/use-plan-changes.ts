import { useEffect, useState } from "react";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { PlanChange } from "#domain/planner-solution/plan-change.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { runInWorker } from "./worker/run-in-worker.ts";

/** What the opened day is looked at in. */
export interface OpenedPlan {
  readonly graph: RouteGraph;
  /** Of which it is the best plan. */
  readonly input: PlannerOptions;
}

/** A plan that stands for so long is looked at, in milliseconds: under a moving slider the next one comes before. */
const restMs = 150;

/** By town; null where the change could not be told. */
export type PlanChanges = ReadonlyMap<string, PlanChange | null>;

const none: PlanChanges = new Map();

/**
 * What ending a day in other towns changes. Each is a whole plan: they are found one at a time, and begun anew whenever the
 * plan is another one.
 *
 * @param towns slugs, the first of them first
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
