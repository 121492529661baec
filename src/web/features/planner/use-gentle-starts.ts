import { useMemo, useState } from "react";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { GentleStart } from "#domain/planner-solution/gentle-start.ts";

import type { OpenedPlan } from "./use-plan-changes.ts";
import { useTask } from "./worker/use-task.ts";

/**
 * Gentle starts of the first HTML, and of the displayed plan if it is a different one.
 *
 * @param first null where the server did not plan
 * @param options the current ones: a click may come before the graph of the first plan is loaded
 */
export function useGentleStarts(
  first: readonly GentleStart[] | null,
  opened: OpenedPlan | null,
  options: PlannerOptions,
): readonly GentleStart[] {
  const [known] = useState(first && { of: options, starts: first });
  const isKnown = known !== null && (opened?.input ?? known.of) === known.of;
  const { result } = useTask(
    "gentleStarts",
    useMemo(() => (opened && !isKnown ? { graph: opened.graph, input: [opened.input] } : null), [opened, isKnown]),
  );
  return isKnown ? known.starts : (result ?? known?.starts ?? none);
}

const none: readonly GentleStart[] = [];
