import { Suspense } from "react";

import { useVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";

/** Loaded if the browser stores a plan. */
const VisitorPlans = lazyPart(async () => (await import("./visitor-plans.tsx")).VisitorPlans);

/** Position of the plans in a page. */
export const savedPlans = "saved-plans";

/** The plans that a visitor stores in this browser, if there are any. */
export function VisitorPlanList() {
  const plans = useVisitorPlans();
  if (plans.length === 0) return null;
  return (
    <div id={savedPlans} tabIndex={-1}>
      <Suspense>
        <VisitorPlans plans={plans} />
      </Suspense>
    </div>
  );
}
