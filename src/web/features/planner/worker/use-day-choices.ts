import { useMemo } from "react";

import type { DayChoices } from "#domain/planner-solution/day-choices.ts";

import type { OpenedPlan } from "../use-plan-changes.ts";
import { useTask } from "./use-task.ts";

/**
 * Other ends of a day in a plan of any of its routes: those of the plan before stand until they are found for this one.
 *
 * @returns null before the browser plans by itself, while a day is opened, and where the day is one of rest
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
