import type { PlanCreation } from "#contract/plans/plans.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { mergeOptions } from "#domain/planner/options/merge-options.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { type OutboxKind, senderOf } from "#web/client/sync/send-outbox.ts";

import { completeLegs } from "#web/components/plan-form/read-leg.ts";
import { planOptionsOf, updateOf } from "#web/components/plan-form/option-requests.ts";
import { areToSend, optionsOutbox, type PendingOptions } from "./options-outbox.ts";

/** The server's state of a plan that its options are based on. */
export type SavedOptions = Pick<ShownPlan, "name" | "input" | "nextLegs" | "version">;

const pathOf = (uuid: string) => `/plans/${uuid}`;

/** Only changed options are sent, and merged part by part. */
export const optionsKind: OutboxKind<PendingOptions, SavedOptions, object> = {
  outbox: optionsOutbox,
  isToSend: ({ plan, change }) => areToSend(plan, change),
  baseOf: () => null,
  read: (uuid) => siteApi().request<ShownPlan>({ method: "GET", path: pathOf(uuid) }),
  ofPlan: (plan) => plan,
  merge({ begun, options: mine, page }, { name, input, nextLegs }) {
    // The server returns options in the format that it accepts.
    const saved = { name, input, nextLegs } as unknown as PlanCreation;
    const theirs = planOptionsOf(saved);
    const { options, conflicts } = mergeOptions(begun, mine, theirs);
    if (conflicts.length > 0) return "conflict";
    const update = updateOf(theirs, options, completeLegs(page.legs, saved.nextLegs));
    return Object.keys(update).length === 0 ? "same" : update;
  },
  async send(uuid, body, { version }, isBackground) {
    const headers = { "If-Match": `"${version}"` };
    return siteApi().request<ShownPlan>({ method: "PATCH", path: pathOf(uuid), headers, body, isBackground });
  },
  afterSent: () => null,
  withProblem: (change, problem) => ({ ...change, problem }),
};

export const optionsSender = senderOf(optionsKind);
