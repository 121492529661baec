import {
  firstLeg,
  type OptionConflict,
  optionParts,
  partOf,
  type PlanOptions,
  walkingPreferencesOf,
} from "./plan-options.ts";
import type { OptionPart, PlannerOptions } from "./planner-options.ts";

/** A part of the options as text, independent of the order of lists and choices. */
function textOf(options: PlanOptions, part: OptionPart): string {
  if (part === "name") return options.name;
  const legs = part === "legs" ? options.legs : [firstLeg(options)];
  return JSON.stringify(legs.map((leg) => inOrder(partOf(leg, part))));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, each]) => [key, inOrder(each)]);
}

export function isSamePart(a: PlanOptions, b: PlanOptions, part: OptionPart): boolean {
  return textOf(a, part) === textOf(b, part);
}

export function isSameOptions(a: PlanOptions, b: PlanOptions): boolean {
  return optionParts.every((part) => isSamePart(a, b, part));
}

/** The options with one part taken from another version. */
export function takePart(options: PlanOptions, other: PlanOptions, part: OptionPart): PlanOptions {
  if (part === "name") return { ...options, name: other.name };
  const first = firstLeg(options);
  if (part === "legs") return { ...options, legs: withOwnWalker(other.legs, first) };
  const change = partOf(firstLeg(other), part);
  const isOfFirst = part === "startDate";
  return { ...options, legs: options.legs.map((leg, at) => (isOfFirst && at > 0 ? leg : { ...leg, ...change })) };
}

/** The legs with start date and walking options of another leg. */
export function withOwnWalker(legs: readonly PlannerOptions[], walker: PlannerOptions): readonly PlannerOptions[] {
  const preferences = walkingPreferencesOf(walker);
  return legs.map((leg, at) => ({ ...leg, ...preferences, startDate: at === 0 ? walker.startDate : null }));
}

/**
 * Merges two changes of the same options. A part that only one of them changed is taken from it; a part that both
 * changed differently stays as it is here, and is named as a conflict.
 */
export function mergeOptions(
  base: PlanOptions,
  mine: PlanOptions,
  theirs: PlanOptions,
): { readonly options: PlanOptions; readonly conflicts: readonly OptionConflict[] } {
  const changedElsewhere = optionParts.filter(
    (part) => !isSamePart(mine, theirs, part) && !isSamePart(base, theirs, part),
  );
  const conflicting = changedElsewhere.filter((part) => !isSamePart(base, mine, part));
  const options = changedElsewhere
    .filter((part) => !conflicting.includes(part))
    .reduce((merged, part) => takePart(merged, theirs, part), mine);
  return { options, conflicts: conflicting.map((part) => ({ part, mine, theirs })) };
}
