import { useDeferredValue } from "react";

import type { PlannerData } from "#web/features/planner/view/planner-data.ts";

import { PlannerColumns, type PlannerColumnsProps } from "./planner-columns.tsx";
import { CurrentOptions } from "./options/current-options.ts";
import { usePlannerOptions } from "./options/use-options.ts";
import { useBrowserPlan } from "./use-browser-plan.ts";

interface PlannerScreenProps {
  data: PlannerData;
  /** Map and profile of the plan. */
  picture: PlannerColumnsProps["picture"];
}

/**
 * Options, and the plan that follows them. Controls respond at once; the plan is computed on another thread, and
 * days and picture are rendered a moment later in chunks, so that a slow phone is never blocked for long.
 */
export function PlannerScreen({ data, picture }: PlannerScreenProps) {
  const options = usePlannerOptions(data);
  const { plan, isStale } = useBrowserPlan(data, options);
  const deferredPlan = useDeferredValue(plan);
  return (
    <CurrentOptions value={options}>
      <div className="planner-screen" aria-busy={isStale || deferredPlan !== plan}>
        <PlannerColumns data={data} browserPlan={deferredPlan} picture={picture} />
      </div>
    </CurrentOptions>
  );
}
