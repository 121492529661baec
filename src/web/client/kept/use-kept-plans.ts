import type { KeptPlan } from "./kept-plan.ts";
import { listKeptPlans } from "./kept-plans.ts";
import { useKept } from "./use-kept.ts";

const none: readonly KeptPlan[] = [];

/** The plans kept in this browser, as they come and go; null until they are read. */
export function useKeptPlans(): readonly KeptPlan[] | null {
  return useKept<readonly KeptPlan[]>(listKeptPlans, none);
}
