import { mergePlans, isSamePlan } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { historyKey } from "#web/client/sync/pending-days.ts";

/** So many steps each way outlast a page that is loaded anew in its tab. */
const keptSteps = 20;

/** Keeps the way back of a plan in this tab; a browser without room keeps none. */
export function saveHistory(plan: string, { past, present, future }: History): void {
  const kept: History = { past: past.slice(-keptSteps), present, future: future.slice(0, keptSteps), about: null };
  try {
    sessionStorage.setItem(historyKey(plan), JSON.stringify(kept));
  } catch {
    // It holds until the page is left.
  }
}

/** The way back that was kept; null where none was, or where the plan has become another since. */
export function savedHistory(plan: string, present: StoredPlan): History | null {
  try {
    // Written above, by this site alone.
    const kept = JSON.parse(sessionStorage.getItem(historyKey(plan)) ?? "null") as History | null;
    return kept && isSamePlan(kept.present, present) ? { ...kept, present } : null;
  } catch {
    return null;
  }
}

/** What was there before and after the present, for undoing and redoing. */
export interface History {
  readonly past: readonly StoredPlan[];
  readonly present: StoredPlan;
  readonly future: readonly StoredPlan[];
  /** What the last change was about; further letters in the same field are one step with it. */
  readonly about: string | null;
}

/** So many steps can be undone. */
const maxSteps = 200;

export function beginHistory(present: StoredPlan): History {
  return { past: [], present, future: [], about: null };
}

/** @param about names a field that is being written into; null for a change that is a step by itself */
export function record({ past, present, about: before }: History, next: StoredPlan, about: string | null): History {
  const isSameStep = about !== null && about === before;
  return { past: isSameStep ? past : [...past, present].slice(-maxSteps), present: next, future: [], about };
}

/** The step before, or null where there is none. */
export function stepBack({ past, present, future }: History): History | null {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], about: null } : null;
}

/** The step that was undone last, or null where there is none. */
export function stepForth({ past, present, future: [next, ...future] }: History): History | null {
  return next ? { past: [...past, present], present: next, future, about: null } : null;
}

/** The steps after others have changed the plan as well: none of them takes back what others did, or it goes. */
export function rebase({ past, present, future }: History, merged: StoredPlan): History {
  const onMerged = (step: StoredPlan) => mergePlans(present, step, merged);
  return {
    past: untilNull(past.toReversed().map(onMerged)).toReversed(),
    present: merged,
    future: untilNull(future.map(onMerged)),
    about: null,
  };
}

function untilNull(steps: readonly (StoredPlan | null)[]): StoredPlan[] {
  const first = steps.indexOf(null);
  return (first < 0 ? steps : steps.slice(0, first)).filter((step) => step !== null);
}
