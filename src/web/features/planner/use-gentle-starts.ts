import { useEffect, useRef, useState } from "react";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { GentleStart } from "#domain/planner-solution/gentle-start.ts";
import { whenIdle } from "#web/client/timing/when-idle.ts";

import type { OpenedPlan } from "./use-plan-changes.ts";

/**
 * Those of the first HTML, and from then on those of the plan that is shown, found while the browser is idle by a script
 * that is fetched for the first change.
 *
 * @param first null where the server did not plan
 * @param options what is asked for now: a press may come before the graph that the first plan is opened in
 */
export function useGentleStarts(
  first: readonly GentleStart[] | null,
  opened: OpenedPlan | null,
  options: PlannerOptions,
): readonly GentleStart[] {
  const [found, setFound] = useState(first ?? none);
  const known = useRef(first === null ? null : options);
  useEffect(() => {
    if (!opened) return;
    const { graph, input, plan } = opened;
    if (input === known.current) return;
    known.current = null;
    let isOver = false;
    const find = async () => {
      const { gentleStarts } = await import("#domain/planner-solution/gentle-start.ts");
      if (!isOver) setFound(gentleStarts(graph, input, plan));
    };
    // Where the script does not come, those found last remain.
    const stop = whenIdle(() => void find().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [opened]);
  return found;
}

const none: readonly GentleStart[] = [];
