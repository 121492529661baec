import { useEffect, useMemo, useState } from "react";

import { readFurtherLegs } from "#domain/planner-options/further-legs.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { Plan } from "#domain/stage-planner/plan.ts";
import type { PlannedView } from "#web/components/plan-fields/planner-data.ts";

import type { Further } from "./further-plan.ts";

const none: Further = { is: "none" };
const loading: Further = { is: "loading" };

interface Followed {
  readonly input: PlannerOptions;
  /** What is walked on, as the address says it. */
  readonly further: string;
}

/**
 * The plans of the routes that are walked on: the server's until the browser plans by itself, then those that follow on
 * its plan; those found last while others are planned.
 *
 * @param plan null until the browser plans by itself
 */
export function useFurtherPlan(
  { input, further }: Followed,
  plan: Plan | null,
  first: PlannedView["further"],
): Further {
  const [found, setFound] = useState<{ readonly of: string; readonly further: Further } | null>(null);
  const chosen = useMemo(() => readFurtherLegs(new URLSearchParams(further)), [further]);
  const isDrawn = first?.of === further;
  const daysBefore = plan?.totals.days ?? null;
  useEffect(() => {
    if (chosen.length === 0 || daysBefore === null) return;
    const leaving = new AbortController();
    const find = async (): Promise<Further> => {
      const { planFurther } = await import("./plan-further.ts");
      return planFurther({ input, chosen, daysBefore, isDrawn, signal: leaving.signal });
    };
    const show = (other: Further) => leaving.signal.aborted || setFound({ of: further, further: other });
    find().then(show, () => show({ is: "failed" }));
    return () => leaving.abort();
  }, [input, chosen, daysBefore, isDrawn, further]);
  if (chosen.length === 0) return none;
  if (found?.of === further) return found.further;
  return first && isDrawn ? { is: "planned", legs: first.legs, way: null } : loading;
}
