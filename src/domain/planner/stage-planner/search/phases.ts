import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

/**
 * What matters of the past for the days to come: walking days done, as far as easing in counts them, and walking days
 * since the start or the last rest. Without options for rests only "has just walked" (1) or not (0) is stored.
 */
export interface Phase {
  readonly index: number;
  readonly walked: number;
  readonly sinceRest: number;
  /** Phase after one more walking day, -1 when a rest is due first. */
  readonly afterWalk: number;
  /** Phase after a rest day, whether or not the rhythm allows one now; -1 if no day may be a rest. */
  readonly afterRest: number;
  /** Whether the chosen rhythm allows a rest now. */
  readonly mayRest: boolean;
  /** The phases from which a walking day or a rest day leads to this one. */
  readonly walkedFrom: readonly Phase[];
  readonly restedFrom: readonly Phase[];
}

/** All phases that a plan may pass through; the first is the start. */
export function findPhases(input: Pick<PlannerOptions, "easeInDays" | "restEvery" | "pins">): readonly Phase[] {
  const rhythm = input.restEvery;
  const restsByHand = input.pins.some((pin) => pin.kind === "rest");
  const keys = new Map<string, number>();
  const open: { walked: number; sinceRest: number }[] = [];
  const indexOf = (walked: number, sinceRest: number): number => {
    const key = `${walked},${sinceRest}`;
    const existingIndex = keys.get(key);
    if (existingIndex !== undefined) return existingIndex;
    keys.set(key, open.length);
    return open.push({ walked, sinceRest }) - 1;
  };
  indexOf(0, 0);
  const phases: (Phase & { readonly walkedFrom: Phase[]; readonly restedFrom: Phase[] })[] = [];
  for (let index = 0; index < open.length; index++) {
    const { walked, sinceRest } = open[index]!;
    const mayRest = rhythm !== null && rhythm.min <= sinceRest && sinceRest <= rhythm.max;
    const tooMany = rhythm !== null && sinceRest >= rhythm.max;
    const done = Math.min(walked + 1, input.easeInDays);
    const afterWalk = tooMany ? -1 : indexOf(done, rhythm ? sinceRest + 1 : 1);
    const afterRest = mayRest || restsByHand ? indexOf(walked, 0) : -1;
    phases.push({ index, walked, sinceRest, afterWalk, afterRest, mayRest, walkedFrom: [], restedFrom: [] });
  }
  for (const phase of phases) {
    phases[phase.afterWalk]?.walkedFrom.push(phase);
    phases[phase.afterRest]?.restedFrom.push(phase);
  }
  return phases;
}
