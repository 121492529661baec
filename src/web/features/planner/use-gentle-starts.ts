import { useMemo, useState } from "react";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { GentleStart } from "#domain/planner/solution/gentle-start.ts";

import type { PlanningInput } from "./use-plan-changes.ts";
import { useTask } from "./worker/use-task.ts";

/**
 * Gentle starts of the first HTML, and of the displayed plan if it is a different one.
 *
 * @param first null where the server did not plan
 * @param options the current ones: a click may come before the graph of the first plan is loaded
 */
export function useGentleStarts(
  first: readonly GentleStart[] | null,
  planningInput: PlanningInput | null,
  options: PlannerOptions,
): readonly GentleStart[] {
  const [initial] = useState(first && { of: options, starts: first });
  const isInitial = initial !== null && (planningInput?.input ?? initial.of) === initial.of;
  const { result } = useTask(
    "gentleStarts",
    useMemo(
      () => (planningInput && !isInitial ? { graph: planningInput.graph, input: [planningInput.input] } : null),
      [planningInput, isInitial],
    ),
  );
  return isInitial ? initial.starts : (result ?? initial?.starts ?? none);
}

const none: readonly GentleStart[] = [];
