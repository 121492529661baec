import { useEffect, useState } from "react";

import type { KeptPlan } from "./kept-plan.ts";
import { listKeptPlans, subscribeToKeptPlans } from "./kept-plans.ts";

/** The plans kept in this browser, as they come and go; null until they are read. */
export function useKeptPlans(): readonly KeptPlan[] | null {
  const [plans, setPlans] = useState<readonly KeptPlan[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = () => {
      listKeptPlans().then(
        (found) => isGone || setPlans(found),
        () => isGone || setPlans([]),
      );
    };
    read();
    const end = subscribeToKeptPlans(read);
    return () => {
      isGone = true;
      end();
    };
  }, []);
  return plans;
}
