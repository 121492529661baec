import { useMemo } from "react";

import type { DayChoices } from "#domain/planner/solution/day-choices.ts";

import type { PlanningInput } from "../use-plan-changes.ts";
import { useTask } from "./use-task.ts";

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
