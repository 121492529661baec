import { isDraftOpen } from "#web/client/sync/draft-slot.ts";
import { daysOutbox } from "#web/client/sync/pending-days.ts";
import { newPlan, optionsOf, optionsOutbox } from "#web/components/plan-sync/options-outbox.ts";

/** Pending changes of a plan: either they need the user's attention, or only a network. */
export type Waiting = "options-conflict" | "days-conflict" | "options-unsaved" | "network";

export interface WaitingOfPlans {
  /** By uuid of the plan, the state that most needs attention. */
  readonly byPlan: ReadonlyMap<string, Waiting>;
  /** Deleted plans, or plans of another member, whose changes can never be saved. */
  readonly unsavablePlans: ReadonlySet<string>;
  /** Name of the draft of a new plan; null if there is none. */
  readonly draftName: string | null;
}

/** @param member who is signed in */
export async function waitingOfPlans(member: string | null): Promise<WaitingOfPlans> {
  const byPlan = new Map<string, Waiting>();
  const options = await closedOptions(member);
  const ofPlans = options.filter(({ plan }) => plan !== newPlan);
  const all = [...daysOutbox.list(), ...ofPlans];
  for (const { plan } of all) byPlan.set(plan, "network");
  for (const { plan, change } of ofPlans) if (!change.isToSend) byPlan.set(plan, "options-unsaved");
  for (const { plan, change } of daysOutbox.list()) if (change.problem) byPlan.set(plan, "days-conflict");
  for (const { plan, change } of ofPlans) if (change.problem) byPlan.set(plan, "options-conflict");
  return {
    byPlan,
    unsavablePlans: new Set(all.filter(({ change }) => change.problem === "gone").map(({ plan }) => plan)),
    draftName: options.find(({ plan }) => plan === newPlan)?.change.options.name.trim() ?? null,
  };
}

/** Discards the local changes of a plan. */
export function discardChangesOf(plan: string): void {
  for (const outbox of [daysOutbox, optionsOutbox]) {
    for (const { key } of outbox.listOf(plan)) outbox.remove(key);
  }
}

/** Options in an open form are not pending: they are being typed. */
async function closedOptions(member: string | null) {
  const options = optionsOf(member);
  const isOpen = await Promise.all(options.map(({ key }) => isDraftOpen(key)));
  return options.filter((_, index) => !isOpen[index]);
}
