import { contentOfStored, storedPlanOf } from "#contract/plans/stored-content.ts";
import type { EditedPlan, ShownPlan } from "#contract/plans/shown-plan.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { ApiError } from "#web/client/api/api-error.ts";
import { siteApi } from "#web/client/api/site-api.ts";

/** What came of sending a plan. */
export type SendAnswer =
  | { readonly is: "saved"; readonly version: number }
  /** Somebody else has changed the plan since. */
  | { readonly is: "stale"; readonly version: number; readonly content: StoredPlan }
  /** Nothing answers now: try again later. */
  | { readonly is: "unreachable" }
  /** The session has ended, and nobody has signed in again when asked to. */
  | { readonly is: "signed-out" }
  /** `isGone`: there is no such plan, or it is somebody else's. */
  | { readonly is: "refused"; readonly reason: string; readonly isGone: boolean };

export type SendContent = (version: number, content: StoredPlan) => Promise<SendAnswer>;

const passing = new Set([0, 408, 419, 425, 429]);

/**
 * Puts the days of a plan as they are here in place of those of a version.
 *
 * @param isBackground whether nobody is at the plan, who could be asked to sign in again
 */
export function sendContentOf(uuid: string, isBackground = false): SendContent {
  return async (version, content) => {
    try {
      const { plan } = await siteApi().request<EditedPlan>({
        method: "PUT",
        path: `/plans/${uuid}/days`,
        headers: { "If-Match": `"${version}"`, "Accept-Language": document.documentElement.lang },
        body: contentOfStored(content),
        isBackground,
      });
      return { is: "saved", version: plan.version };
    } catch (error) {
      if (!(error instanceof ApiError) || passing.has(error.status) || error.status >= 500)
        return { is: "unreachable" };
      if (error.status === 401 || siteApi().identity.get() === null) return { is: "signed-out" };
      const current = error.status === 409 ? currentOf(error) : null;
      if (current) return { is: "stale", version: current.version, content: storedPlanOf(current) };
      const reason = [error.message, ...Object.values(error.fieldErrors).flat()].join(" ");
      return { is: "refused", reason, isGone: error.status === 404 };
    }
  };
}

/** Conflicts of plans bring the plan as it is now. */
function currentOf({ problem }: ApiError): ShownPlan | null {
  return problem && "current" in problem ? (problem.current as ShownPlan) : null;
}
