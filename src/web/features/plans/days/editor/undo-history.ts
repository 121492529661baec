import { mergePlans, isSamePlan } from "#domain/plans/editing/merge-plans.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { writeStored, readStoredJson } from "#web/client/storage/browser-storage.ts";
import { historyKey } from "#web/client/sync/pending-days.ts";

/** Number of steps in each direction that survive a reload of the tab. */
const maxSavedSteps = 20;

/** Saves the undo history of a plan in this tab; without room it is not saved. */
export function saveHistory(plan: string, { past, present, future }: History): void {
  const saved: History = {
    past: past.slice(-maxSavedSteps),
    present,
    future: future.slice(0, maxSavedSteps),
    about: null,
  };
  writeStored(historyKey(plan), JSON.stringify(saved), "sessionStorage");
}

/** The saved history; null if there is none, or if the plan has changed since. */
export function loadHistory(plan: string, present: StoredPlan): History | null {
  // Only written above.
  const saved = readStoredJson(historyKey(plan), "sessionStorage") as History | null;
  return saved && isSamePlan(saved.present, present) ? { ...saved, present } : null;
}

/** Undo and redo history. */
export interface History {
  readonly past: readonly StoredPlan[];
  readonly present: StoredPlan;
  readonly future: readonly StoredPlan[];
  /** The subject of the last change; consecutive edits of the same field are one step. */
  readonly about: string | null;
}

/** Maximum number of undo steps. */
const maxSteps = 200;

export function createHistory(present: StoredPlan): History {
  return { past: [], present, future: [], about: null };
}

/** @param about the text field being edited; null for a change that is its own step */
export function record({ past, present, about: before }: History, next: StoredPlan, about: string | null): History {
  const isSameStep = about !== null && about === before;
  return { past: isSameStep ? past : [...past, present].slice(-maxSteps), present: next, future: [], about };
}

/** The previous step, or null if there is none. */
export function undoStep({ past, present, future }: History): History | null {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], about: null } : null;
}

/** The step that was undone last, or null if there is none. */
export function redoStep({ past, present, future: [next, ...future] }: History): History | null {
  return next ? { past: [...past, present], present: next, future, about: null } : null;
}

/** Rebases the steps after others' changes: steps that would revert those are dropped. */
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
