import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { draftStore } from "#web/client/drafts/draft-store.ts";

/** Changes of a plan that the server has not got yet. */
export interface Draft {
  /** Version of the plan that the changes build on. */
  readonly version: number;
  readonly base: StoredPlan;
  readonly content: StoredPlan;
  /** They could not be sent by themselves: somebody has to look at them. */
  readonly isContested?: boolean;
}

/** Days that were changed here and are not sent yet. */
export const dayDrafts = draftStore<Draft>("vieira-plan-draft");
