import { readOptionsOfLegs } from "#domain/planner/options/options-of-legs.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { storedPlanOf } from "#contract/plans/stored-content.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import type { ApiClient } from "#web/client/api/create-api-client.ts";
import { readVisitorPlans, removeVisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";

import { daysOutbox } from "./pending-days.ts";

export interface ImportedPlans {
  /** How many are now in the account. */
  readonly imported: number;
  /** How many failed, and stay in the browser. */
  readonly remaining: number;
}

/**
 * Imports the browser's plans into the account of the signed-in member, one after another. Each is removed from the
 * browser only once it is in the account; only one tab does the import.
 *
 * @param member uuid of the signed-in member
 */
export async function importVisitorPlans(
  api: Pick<ApiClient<unknown>, "request">,
  member: string,
): Promise<ImportedPlans> {
  const importAll = async (lock: Lock | null): Promise<ImportedPlans> => {
    const result = { imported: 0, remaining: 0 };
    if (!lock) return result;
    for (const { id, name, input, search, content } of readVisitorPlans()) {
      try {
        const nextLegs = readOptionsOfLegs(input, search);
        // Idempotent: a lost response does not create a second plan on the next page.
        const headers = { "Idempotency-Key": id };
        const plan = await api.request<ShownPlan>({
          method: "POST",
          path: "/plans",
          body: { name, input, ...(nextLegs.length > 0 && { nextLegs }) },
          headers,
        });
        // Changed days are sent on top of it like other changes, and are kept until then.
        if (content) {
          const { uuid, version } = plan;
          daysOutbox.save(daysOutbox.keyOf(uuid, id), { version, base: storedPlanOf(plan), content, member });
        }
        removeVisitorPlan(id);
        result.imported += 1;
      } catch (error) {
        // Plans that the account rejects stay here; after a network failure the next page retries.
        if (!(error instanceof ApiError) || error.status !== 422) return result;
        result.remaining += 1;
      }
    }
    return result;
  };
  return navigator.locks.request("vieira-plans", { ifAvailable: true }, importAll);
}
