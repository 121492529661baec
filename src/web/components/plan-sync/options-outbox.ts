import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { createOutbox, type PendingChange } from "#web/client/sync/outbox.ts";

import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";

/** Options as typed, until they are saved on the server. */
export interface PendingOptions extends PendingChange {
  readonly member: string | null;
  /** The form with its choices, as its routes may differ from those of the plan. */
  readonly page: PlanFormPage;
  readonly options: PlanOptions;
  /** The options before any change. */
  readonly begun: PlanOptions;
  /** They were submitted to be saved, without a response: they are resent as soon as possible. */
  readonly isToSend: boolean;
}

/** Key of a new plan in place of a uuid. */
export const newPlan = "new";

/** Unsaved options of this browser, by plan. */
export const optionsOutbox = createOutbox<PendingOptions>("vieira-options-draft");

/** Those of one member. */
export function optionsOf(member: string | null, plan?: string) {
  const entries = plan === undefined ? optionsOutbox.list() : optionsOutbox.listOf(plan);
  return entries.filter(({ change }) => change.member === member);
}

/** Whether options may be sent in the background. A new plan is only created on request. */
export function areToSend(plan: string, { isToSend }: PendingOptions): boolean {
  return isToSend && plan !== newPlan;
}
