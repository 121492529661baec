import { readOptionsOfLegs } from "#domain/planner-options/options-of-legs.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { storedPlanOf } from "#contract/plans/stored-content.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import type { ApiClient } from "#web/client/api/create-api-client.ts";
import { readVisitorPlans, removeVisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";

import { daysOutbox } from "./pending-days.ts";

export interface ImportedPlans {
  /** How many are now in the account. */
  readonly brought: number;
  /** How many cannot be, and stay in the browser. */
  readonly left: number;
}

/**
 * Brings the plans of the browser into the account of whoever has signed in, one after another. Each leaves the browser
 * only when it is in the account; of several tabs one does it.
 *
 * @param member uuid of whoever has signed in
 */
export async function importVisitorPlans(
  api: Pick<ApiClient<unknown>, "request">,
  member: string,
): Promise<ImportedPlans> {
  const bring = async (lock: Lock | null): Promise<ImportedPlans> => {
    const result = { brought: 0, left: 0 };
    if (!lock) return result;
    for (const { id, name, input, search, content } of readVisitorPlans()) {
      try {
        const nextLegs = readOptionsOfLegs(input, search);
        // An answer that was lost makes no second plan at the next page.
        const headers = { "Idempotency-Key": id };
        const plan = await api.request<ShownPlan>({
          method: "POST",
          path: "/plans",
          body: { name, input, ...(nextLegs.length > 0 && { nextLegs }) },
          headers,
        });
        // Days that were changed on the way are sent on top of it like others, and stay until they are.
        if (content) {
          const { uuid, version } = plan;
          daysOutbox.save(daysOutbox.keyOf(uuid, id), { version, base: storedPlanOf(plan), content, member });
        }
        removeVisitorPlan(id);
        result.brought += 1;
      } catch (error) {
        // What the account cannot take stays here; what the network did not carry waits for the next page.
        if (!(error instanceof ApiError) || error.status !== 422) return result;
        result.left += 1;
      }
    }
    return result;
  };
  return navigator.locks.request("vieira-plans", { ifAvailable: true }, bring);
}
