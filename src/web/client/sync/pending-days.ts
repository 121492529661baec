import type { EditedPlan } from "#contract/plans/shown-plan.ts";
import { contentOfStored, storedPlanOf } from "#contract/plans/stored-content.ts";
import { isSamePlan, mergePlans } from "#domain/plans/editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";

import { createOutbox, type PendingChange } from "./outbox.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

/** The days of a plan in the server's last known state. */
export interface SavedDays {
  readonly version: number;
  readonly content: StoredPlan;
}

/** Unsent changes to days. */
export interface PendingDays extends PendingChange {
  /** Version of the plan on which the changes are based. */
  readonly version: number;
  readonly base: StoredPlan;
  readonly content: StoredPlan;
  /** Sent, but the response was lost or has not arrived: the server may have stored them. */
  readonly unanswered?: readonly StoredPlan[];
}

/** What both sides build on: the server may have stored what this device sent without having heard of it. */
export function commonBase({ base, unanswered = [] }: Pick<PendingDays, "base" | "unanswered">, theirs: StoredPlan) {
  return unanswered.find((sent) => isSamePlan(sent, theirs)) ?? base;
}

/** Of unanswered saves the first two are remembered, and the last two: one that arrived is at either edge of a dead zone. */
const rememberedAtEdge = 2;

/** Unanswered saves with further ones: each content once, where it was sent last, and never more than four. */
export function withUnanswered(before: readonly StoredPlan[], further: readonly StoredPlan[]): readonly StoredPlan[] {
  const all = [...before, ...further].filter(
    (sent, index, others) => others.findLastIndex((other) => isSamePlan(other, sent)) === index,
  );
  if (all.length <= 2 * rememberedAtEdge) return all;
  return [...all.slice(0, rememberedAtEdge), ...all.slice(-rememberedAtEdge)];
}

/** Keys of undo histories in a tab begin with it. */
export const historyPrefix = "vieira-history ";

/** Where a tab stores the undo history of a plan. */
export function historyKey(plan: string): string {
  return historyPrefix + plan;
}

export const daysOutbox = createOutbox<PendingDays>("vieira-plan-draft");

/** Days are sent as a whole, replacing those of a version: any number of edits is one request. */
export const daysKind: OutboxKind<PendingDays, SavedDays, StoredPlan> = {
  outbox: daysOutbox,
  isToSend: () => true,
  baseOf: ({ version, base }) => ({ version, content: base }),
  read: () => Promise.reject(new Error("days know what they build on")),
  ofPlan: (plan) => ({ version: plan.version, content: storedPlanOf(plan) }),
  merge(change, server) {
    const merged = mergePlans(commonBase(change, server.content), change.content, server.content);
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
    writeStored(savedKey(uuid), String(plan.version), "sessionStorage");
    return { version: plan.version, content };
  },
  afterSent: () => null,
  withProblem: (change, problem) => ({ ...change, problem }),
};

const savedKey = (uuid: string) => `vieira-saved ${uuid}`;

/** Whether this tab has saved a later version than a page shows: the page may have been requested before the save. */
export function hasSavedLater(uuid: string, version: number): boolean {
  return Number(readStored(savedKey(uuid), "sessionStorage")) > version;
}

export const daysSender = senderOf(daysKind);
