import { isSamePlan } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { historyKey } from "#web/client/sync/pending-days.ts";

import type { History } from "./history.ts";

/** So many steps each way outlast a page that is loaded anew in its tab. */
const keptSteps = 20;

/** Keeps the way back of a plan in this tab; a browser without room keeps none. */
export function saveHistory(plan: string, { past, present, future }: History): void {
  const kept: History = { past: past.slice(-keptSteps), present, future: future.slice(0, keptSteps), about: null };
  try {
    sessionStorage.setItem(historyKey(plan), JSON.stringify(kept));
  } catch {
    // It holds until the page is left.
  }
}

/** The way back that was kept; null where none was, or where the plan has become another since. */
export function savedHistory(plan: string, present: StoredPlan): History | null {
  try {
    // Written above, by this site alone.
    const kept = JSON.parse(sessionStorage.getItem(historyKey(plan)) ?? "null") as History | null;
    return kept && isSamePlan(kept.present, present) ? { ...kept, present } : null;
  } catch {
    return null;
  }
}
