import { isDraftOpen } from "#web/client/sync/draft-slot.ts";
import { notesOutbox } from "#web/client/sync/notes-outbox.ts";
import { daysOutbox } from "#web/client/sync/pending-days.ts";
import { newPlan, optionsOf, optionsOutbox } from "#web/components/plan-sync/options-outbox.ts";

/** What waits in this browser for a plan: something that needs somebody, or nothing but a network. */
export type Waiting = "options-conflict" | "days-conflict" | "notes-conflict" | "options-unsaved" | "network";

export interface WaitingOfPlans {
  /** By uuid of the plan, what needs somebody most. */
  readonly byPlan: ReadonlyMap<string, Waiting>;
  /** Plans that are not there any more, or not this member's, with changes that can never be saved. */
  readonly gone: ReadonlySet<string>;
  /** Name of a new plan that was begun and not saved; null when there is none. */
  readonly begun: string | null;
}

/** @param member who is signed in */
export async function waitingOfPlans(member: string | null): Promise<WaitingOfPlans> {
  const byPlan = new Map<string, Waiting>();
  const options = await closedOptions(member);
  const ofPlans = options.filter(({ plan }) => plan !== newPlan);
  const all = [...daysOutbox.list(), ...notesOutbox.list(), ...ofPlans];
  for (const { plan } of all) byPlan.set(plan, "network");
  for (const { plan, change } of ofPlans) if (!change.isToSend) byPlan.set(plan, "options-unsaved");
  for (const { plan, change } of notesOutbox.list()) if (change.problem) byPlan.set(plan, "notes-conflict");
  for (const { plan, change } of daysOutbox.list()) if (change.problem) byPlan.set(plan, "days-conflict");
  for (const { plan, change } of ofPlans) if (change.problem) byPlan.set(plan, "options-conflict");
  return {
    byPlan,
    gone: new Set(all.filter(({ change }) => change.problem === "gone").map(({ plan }) => plan)),
    begun: options.find(({ plan }) => plan === newPlan)?.change.options.name.trim() ?? null,
  };
}

/** Gives up what was changed here of a plan. */
export function discardChangesOf(plan: string): void {
  for (const outbox of [daysOutbox, notesOutbox, optionsOutbox]) {
    for (const { key } of outbox.listOf(plan)) outbox.remove(key);
  }
}

/** Options in a form that is open are not waiting: they are being typed. */
async function closedOptions(member: string | null) {
  const options = optionsOf(member);
  const isOpen = await Promise.all(options.map(({ key }) => isDraftOpen(key)));
  return options.filter((_, index) => !isOpen[index]);
}
