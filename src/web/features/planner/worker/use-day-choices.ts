import { useMemo } from "react";

import type { DayChoices } from "#domain/planner-solution/day-choices.ts";

import type { OpenedPlan } from "../use-plan-changes.ts";
import { useTask } from "./use-task.ts";

/**
 * Other ends of a day in a plan of any of its routes: the previous ones stay until those of this plan are found.
 *
 * @returns null before the browser plans by itself, while a day is being expanded, and for a rest day
 */
export function useDayChoices(opened: OpenedPlan | null, day: number | null): DayChoices | null {
  const { result } = useTask(
    "dayChoices",
    useMemo(() => {
      if (!opened || day === null) return null;
      const { graph, input } = opened;
      return { graph, input: [input, day] };
    }, [opened, day]),
  );
  return result?.day === day ? result : null;
}
