import { useEffect, useMemo, useState } from "react";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { PlanOutcome } from "#web/components/plan-fields/plan-outcome.ts";

import type { BrowserSolution } from "./use-solution.ts";

/** So long after the last step of a slider it is found why there is no plan, in milliseconds: that takes longer than a plan. */
const restMs = 150;

const unexplained: PlanOutcome = {
  outcome: { ok: false, refusals: [], bedsUnknown: false, byDays: [] },
  warnings: [],
  plan: null,
};

/**
 * The plan that the browser finds for options, or why there is none. The reasons follow once the options rest; until then
 * those of the options before stand, if these had no plan either.
 *
 * @returns null while it is not known
 */
export function useOwnOutcome(
  { ready, solution, isGiven }: BrowserSolution,
  input: PlannerOptions,
): PlanOutcome | null {
  const found = useMemo(
    () => ready && solution && ready.planner.showSolution(ready.graph, input, solution),
    [ready, solution, input],
  );
  const [reasons, setReasons] = useState<PlanOutcome | null>(null);
  const isRefused = ready !== null && found === null;
  useEffect(() => {
    let isOver = false;
    const say = (outcome: PlanOutcome | null) => !isOver && setReasons(outcome);
    const explain = () => {
      if (isRefused) void ready.planner.explainApart(ready.graph, input).then(say);
      else say(null);
    };
    const timer = setTimeout(explain, isRefused ? restMs : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRefused, ready, input]);
  if (!isRefused) return found;
  return reasons ?? (isGiven ? null : unexplained);
}
