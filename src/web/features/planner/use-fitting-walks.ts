import { useEffect, useState } from "react";

import { type FittingWalk, fittingWalks } from "#domain/planner-solution/fitting-walks.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { whenIdle } from "#web/client/timing/when-idle.ts";

/** Walks that fit the days that were asked for, found one plan at a time while the browser is idle; null until then. */
export function useFittingWalks(
  graph: RouteGraph | null,
  input: PlannerOptions,
  days: number | null,
): readonly FittingWalk[] | null {
  const [found, setFound] = useState<{ of: PlannerOptions; walks: readonly FittingWalk[] } | null>(null);
  useEffect(() => {
    if (!graph || days === null) return;
    const steps = fittingWalks(graph, input, days);
    let stop: () => void;
    const step = () => {
      const { done, value } = steps.next();
      if (done) setFound({ of: input, walks: value });
      else stop = whenIdle(step);
    };
    stop = whenIdle(step);
    return () => stop();
  }, [graph, input, days]);
  return found?.of === input ? found.walks : null;
}
