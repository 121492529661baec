import {
  fieldOrder,
  keysOfPart,
  type OptionField,
  optionKeys,
  optionTable,
  type OptionPart,
  type PlannerOptions,
} from "./planner-options.ts";

/** The options of a plan, as its form has them. */
export interface PlanOptions {
  readonly name: string;
  /** Options per route, in walking order; the first has the date, and walking options are the same in all. */
  readonly legs: readonly PlannerOptions[];
}

/** A part of the options that was changed differently here and elsewhere. */
export interface OptionConflict {
  readonly part: OptionPart;
  readonly mine: PlanOptions;
  readonly theirs: PlanOptions;
}

/** Every part of the options of a plan. */
export const optionParts: readonly OptionPart[] = [
  ...new Set<OptionPart>(["name", ...optionKeys.flatMap((key) => optionTable[key].part ?? [])]),
];

/** Walking and sleeping options: the same on every route of a plan. */
export function walkingPreferencesOf(options: PlannerOptions): Partial<PlannerOptions> {
  return partOf(options, ...optionParts.filter(isOfWalker));
}

/** Controls of route options, or of walking and sleeping options, in the order of forms. */
export function fieldsOf(whose: "route" | "walker"): readonly OptionField[] {
  const isOf = (part: OptionPart | null) => (whose === "route" ? part === "legs" : part !== null && isOfWalker(part));
  return fieldOrder.filter((field) =>
    optionKeys.some((key) => optionTable[key].field === field && isOf(optionTable[key].part)),
  );
}

const isOfWalker = (part: OptionPart) => !["name", "legs", "startDate"].includes(part);

/** The options of some parts. */
export function partOf(options: PlannerOptions, ...parts: readonly OptionPart[]): Partial<PlannerOptions> {
  return Object.fromEntries(parts.flatMap(keysOfPart).map((key) => [key, options[key]]));
}

/** The options of the first route. @throws for a plan without any */
export function firstLeg({ legs }: PlanOptions): PlannerOptions {
  const [first] = legs;
  if (!first) throw new RangeError("a plan has at least one leg");
  return first;
}
