import type { Measure, PlannerOptions, Walker } from "#domain/planner/options/planner-options.ts";
import { restPresets } from "#domain/planner/options/presets.ts";
import { hasClassicStops, toggleClassicStops } from "#domain/planner/solution/classic-stages.ts";

/** Alternative whole walks to compare with the current one. */
const otherWalkKinds = ["short", "classic", "gentle"] as const;
export type OtherWalkKind = (typeof otherWalkKinds)[number];

/** A gentle walk: stages of this share of the ideal, this many short days at first, and rest days as usual. */
const gentleShare = 0.8;
const gentleDays = 3;
const gentleRest = restPresets.find(({ after }) => after === 7) ?? null;
/** Lengths of days are rounded to the steps of the sliders. */
const stepOf: Readonly<Record<Measure, number>> = { hours: 0.25, km: 1 };

/** The options without a number of days and a guidebook's stages: the basis of the other walks. */
export function freeOptions(input: PlannerOptions, classicStops: readonly string[]): PlannerOptions {
  const isClassic = hasClassicStops(input, classicStops);
  return { ...input, days: null, ...(isClassic && toggleClassicStops(input, classicStops)) };
}

/** As few days as the longest day allows. @param byDays possible days, as planned with `freeOptions` */
export function shortWalk(free: PlannerOptions, byDays: readonly { readonly days: number }[]): PlannerOptions {
  const fewest = Math.min(...byDays.map(({ days }) => days));
  return Number.isFinite(fewest) ? { ...free, days: fewest } : free;
}

/** A guidebook's nights; null if there are no published stages on the way. */
export function classicWalk(free: PlannerOptions, classicStops: readonly string[]): PlannerOptions | null {
  return classicStops.length === 0 ? null : { ...free, ...toggleClassicStops(free, classicStops) };
}

/** Shorter days for everybody, the first ones the shortest, and rest days if there were none. */
export function gentleWalk(free: PlannerOptions): PlannerOptions {
  return {
    ...free,
    ...gentler(free, free.measure),
    walkers: free.walkers.map((walker): Walker => ({ ...walker, ...gentler(walker, free.measure) })),
    easeInDays: Math.max(free.easeInDays, gentleDays),
    restEvery: free.restEvery ?? gentleRest,
  };
}

function gentler({ ideal }: Pick<Walker, "ideal">, measure: Measure): Pick<Walker, "ideal"> {
  const step = stepOf[measure];
  return { ideal: Math.max(step, Math.round((ideal * gentleShare) / step) * step) };
}
