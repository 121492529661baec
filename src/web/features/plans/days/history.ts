import { mergePlans } from "#domain/plan-editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";

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
