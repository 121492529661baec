import { useEffect, useMemo, useState } from "react";

import { readFurtherLegs } from "#domain/planner/options/further-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { OutcomeView } from "#web/features/planner/view/plan-view.ts";
import type { PlannedView } from "#web/features/planner/view/planner-data.ts";

import type { Further } from "./further-plan.ts";
import type { PlanningInput } from "../use-plan-changes.ts";

const none: Further = { is: "none" };
const loading: Further = { is: "loading" };

/** Debounce time in milliseconds before further routes are planned, while a slider moves. */
const debounceMs = 250;

interface FurtherOptions {
  readonly input: PlannerOptions;
  /** The further routes in the format of the address. */
  readonly further: string;
}

/**
 * The plans of the further routes: the server's until the browser plans by itself, then those that continue its plan;
 * the last ones are shown while others are being planned.
 *
 * @param before null until the browser plans by itself
 * @param outcome the view of the same plan
 */
export function useFurtherPlan(
  { input, further }: FurtherOptions,
  before: PlanningInput | null,
  outcome: OutcomeView,
  first: PlannedView["further"],
): Further {
  const [lastResult, setLastResult] = useState<{ readonly of: string; readonly further: Further } | null>(null);
  const chosen = useMemo(() => readFurtherLegs(new URLSearchParams(further)), [further]);
  const hasPicture = first?.of === further;
  useEffect(() => {
    if (chosen.length === 0 || !before || !outcome.ok) return;
    const abortController = new AbortController();
    const find = async (): Promise<Further> => {
      const { planFurther } = await import("./plan-further.ts");
      return planFurther({ input, chosen, before, outcome, hasPicture, signal: abortController.signal });
    };
    const show = (other: Further) => abortController.signal.aborted || setLastResult({ of: further, further: other });
    const timer = setTimeout(() => void find().then(show, () => show({ is: "failed" })), debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [input, chosen, before, outcome, hasPicture, further]);
  if (chosen.length === 0) return none;
  if (lastResult?.of === further) return lastResult.further;
  return first && hasPicture ? { is: "planned", legs: first.legs, namedWarnings: first.told, picture: null } : loading;
}
