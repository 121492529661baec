import type { Measure, PlannerOptions, Walker } from "../planner-options/planner-options.ts";
import { restPresets } from "../planner-options/rest-presets.ts";
import { hasClassicStops, toggleClassicStops } from "../planner-solution/classic-stages.ts";

/** Whole walks that somebody may hold against the one that is shown. */
export const otherWalkKinds = ["short", "classic", "gentle"] as const;
export type OtherWalkKind = (typeof otherWalkKinds)[number];

/** A gentle walk: stages of this share of the ideal, so many short days at first, and a rest day as often as most take. */
const gentleShare = 0.8;
const gentleDays = 3;
const gentleRest = restPresets.find(({ after }) => after === 7) ?? null;
/** Lengths of days are rounded to what the sliders show. */
const stepOf: Readonly<Record<Measure, number>> = { hours: 0.25, km: 1 };

/** The options without a number of days and without a guidebook's stages: what the other walks begin from. */
export function freeOptions(input: PlannerOptions, classicStops: readonly string[]): PlannerOptions {
  const isClassic = hasClassicStops(input, classicStops);
  return { ...input, days: null, ...(isClassic && toggleClassicStops(input, classicStops)) };
}

/** As few days as the longest day allows. @param byDays days that are possible, as planned with `freeOptions` */
export function shortWalk(free: PlannerOptions, byDays: readonly { readonly days: number }[]): PlannerOptions {
  const fewest = Math.min(...byDays.map(({ days }) => days));
  return Number.isFinite(fewest) ? { ...free, days: fewest } : free;
}

/** A guidebook's nights; null where no stages are published on the way. */
export function classicWalk(free: PlannerOptions, classicStops: readonly string[]): PlannerOptions | null {
  return classicStops.length === 0 ? null : { ...free, ...toggleClassicStops(free, classicStops) };
}

/** Shorter days for everybody, the first ones the shortest, and rest days where none were asked for. */
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
