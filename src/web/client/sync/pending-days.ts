import type { EditedPlan } from "#contract/plans/shown-plan.ts";
import { contentOfStored, storedPlanOf } from "#contract/plans/stored-content.ts";
import { isSamePlan, mergePlans } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { createOutbox, type PendingChange } from "./outbox.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

/** The days of a plan, as the server last told of them. */
export interface SavedDays {
  readonly version: number;
  readonly content: StoredPlan;
}

/** Days that were changed here and are not sent yet. */
export interface PendingDays extends PendingChange {
  /** Version of the plan that the changes build on. */
  readonly version: number;
  readonly base: StoredPlan;
  readonly content: StoredPlan;
}

const historyPrefix = "vieira-history ";

/** Where a tab keeps the way back of a plan. */
export function historyKey(plan: string): string {
  return historyPrefix + plan;
}

/** Drops every way back that this tab keeps. */
export function forgetHistories(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(historyPrefix)) sessionStorage.removeItem(key);
}

function upgrade(stored: unknown): PendingDays {
  // Written by this version, or by one that named the problem otherwise.
  const { isContested, ...days } = stored as PendingDays & { readonly isContested?: boolean };
  return isContested ? { ...days, problem: "conflict" } : days;
}

export const daysOutbox = createOutbox<PendingDays>("vieira-plan-draft", upgrade);

/** Days go to the server whole, in place of those of a version: any number of edits is one request. */
export const daysKind: OutboxKind<PendingDays, SavedDays, StoredPlan> = {
  outbox: daysOutbox,
  isToSend: () => true,
  baseOf: ({ version, base }) => ({ version, content: base }),
  read: () => Promise.reject(new Error("days know what they build on")),
  ofPlan: (plan) => ({ version: plan.version, content: storedPlanOf(plan) }),
  merge({ base, content }, server) {
    const merged = mergePlans(base, content, server.content);
    if (!merged) return "conflict";
    return isSamePlan(merged, server.content) ? "same" : merged;
  },
  async send(uuid, content, { version }, isBackground) {
    const { plan } = await siteApi().request<EditedPlan>({
      method: "PUT",
      path: `/plans/${uuid}/days`,
      headers: { "If-Match": `"${version}"`, "Accept-Language": document.documentElement.lang },
      body: contentOfStored(content),
      isBackground,
    });
    noteSaved(uuid, plan.version);
    return { version: plan.version, content };
  },
  afterSent: () => null,
  withProblem: (change, problem) => ({ ...change, problem }),
};

const savedKey = (uuid: string) => `vieira-saved ${uuid}`;

function noteSaved(uuid: string, version: number): void {
  try {
    sessionStorage.setItem(savedKey(uuid), String(version));
  } catch {
    // Then a page that was asked for too early stays as it is until it is changed.
  }
}

/** Whether this tab has saved a later version than a page shows: it may have been asked for while that was on its way. */
export function hasSavedLater(uuid: string, version: number): boolean {
  try {
    return Number(sessionStorage.getItem(savedKey(uuid))) > version;
  } catch {
    return false;
  }
}

export const daysSender = senderOf(daysKind);
