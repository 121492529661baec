import type { PlanOptions } from "#domain/planner-options/plan-options.ts";
import { createOutbox, type PendingChange } from "#web/client/sync/outbox.ts";

import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";

/** Options as somebody has typed them, until the server has them. */
export interface PendingOptions extends PendingChange {
  readonly member: string | null;
  /** The form with its choices, as its routes may be other ones than those of the plan. */
  readonly page: PlanFormPage;
  readonly options: PlanOptions;
  /** The options as they were before anything was changed. */
  readonly begun: PlanOptions;
  /** They were to be saved, and no answer came: they are sent as soon as one can. */
  readonly isToSend: boolean;
}

/** What stands for the uuid of a plan that is yet to be made. */
export const newPlan = "new";

/** As earlier versions have stored it, under the prefix `vieira-wish-draft`. */
interface EarlierOptions extends PendingOptions {
  readonly isContested?: boolean;
  readonly wish?: PlanOptions;
  readonly page: PlanFormPage & { readonly wish?: PlanOptions; readonly contests?: PlanFormPage["conflicts"] };
}

function upgrade(stored: unknown): PendingOptions {
  const { isContested, wish, page: earlierPage, ...draft } = stored as EarlierOptions;
  const { wish: wishOfPage, contests = [], ...page } = earlierPage;
  const base = page.base as (PlanFormPage["base"] & { readonly wish?: PlanOptions }) | null;
  return {
    ...draft,
    options: wish ?? draft.options,
    page: {
      ...page,
      options: wishOfPage ?? page.options,
      base: base && { version: base.version, options: base.wish ?? base.options },
      conflicts: page.conflicts ?? contests,
    },
    ...(isContested && { problem: "conflict" as const }),
  };
}

/** Options that were typed here and are not saved by the server yet, by plan. */
export const optionsOutbox = createOutbox<PendingOptions>("vieira-options-draft", upgrade, ["vieira-wish-draft"]);

/** Those of one member. */
export function optionsOf(member: string | null, plan?: string) {
  const entries = plan === undefined ? optionsOutbox.list() : optionsOutbox.listOf(plan);
  return entries.filter(({ change }) => change.member === member);
}

/** Whether options may be sent with nobody at them. A new plan is only made when somebody asks for it. */
export function areToSend(plan: string, { isToSend }: PendingOptions): boolean {
  return isToSend && plan !== newPlan;
}
