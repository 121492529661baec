import { useDeferredValue } from "react";

import type { PlannerData } from "#web/features/planner/view/planner-data.ts";

import { PlannerColumns, type PlannerColumnsProps } from "./planner-columns.tsx";
import { OptionsInHand } from "./options/options-in-hand.ts";
import { usePlannerOptions } from "./options/use-options.ts";
import { useOwnPlan } from "./use-own-plan.ts";

interface PlannerScreenProps {
  data: PlannerData;
  /** Map and profile of the plan. */
  picture: PlannerColumnsProps["picture"];
}

/**
 * Options, and the plan that follows them. What is under the finger moves at once; the plan is found on another thread, and
 * days and picture are drawn a moment later in pieces, so that a slow phone is never busy for longer than a moment.
 */
export function PlannerScreen({ data, picture }: PlannerScreenProps) {
  const options = usePlannerOptions(data);
  const { plan, isBehind } = useOwnPlan(data, options);
  const drawn = useDeferredValue(plan);
  return (
    <OptionsInHand value={options}>
      <div className="planner-screen" aria-busy={isBehind || drawn !== plan}>
        <PlannerColumns data={data} found={drawn} picture={picture} />
      </div>
    </OptionsInHand>
  );
}
