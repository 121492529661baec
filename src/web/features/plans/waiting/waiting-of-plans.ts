import { isDraftOpen } from "#web/client/drafts/draft-locks.ts";
import { listKeptEdits } from "#web/client/kept/kept-edits.ts";
import { newPlan, wishDraftsOf } from "#web/components/plan-sync/kept-wishes.ts";
import { dayDrafts } from "#web/components/plan-sync/kept-drafts.ts";

/** What waits in this browser for a plan: something that needs somebody, or nothing but a network. */
export type Waiting = "wishes-contested" | "days-contested" | "writings-contested" | "wishes-unsaved" | "network";

export interface WaitingOfPlans {
  /** By uuid of the plan, what needs somebody most. */
  readonly byPlan: ReadonlyMap<string, Waiting>;
  /** Name of a new plan that was begun and not saved; null when there is none. */
  readonly begun: string | null;
}

/** @param member who is signed in */
export async function waitingOfPlans(member: string | null): Promise<WaitingOfPlans> {
  const byPlan = new Map<string, Waiting>();
  const wishes = await closedWishes(member);
  const ofPlans = wishes.filter(({ plan }) => plan !== newPlan);
  for (const { plan } of [...dayDrafts.list(), ...listKeptEdits(), ...ofPlans]) byPlan.set(plan, "network");
  for (const { plan, draft } of ofPlans) if (!draft.isToSend) byPlan.set(plan, "wishes-unsaved");
  for (const { plan, dispute } of listKeptEdits()) if (dispute !== null) byPlan.set(plan, "writings-contested");
  for (const { plan, draft } of dayDrafts.list()) if (draft.isContested) byPlan.set(plan, "days-contested");
  for (const { plan, draft } of ofPlans) if (draft.isContested) byPlan.set(plan, "wishes-contested");
  return { byPlan, begun: wishes.find(({ plan }) => plan === newPlan)?.draft.wish.name.trim() ?? null };
}

/** Wishes in a form that is open are not waiting: they are being typed. */
async function closedWishes(member: string | null) {
  const wishes = wishDraftsOf(member);
  const isOpen = await Promise.all(wishes.map(({ key }) => isDraftOpen(key)));
  return wishes.filter((_, index) => !isOpen[index]);
}
