import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";
import {
  definitionOf,
  type Measure,
  type OpenOptions,
  type OptionDefinition,
  type OptionKey,
  optionKeys,
  optionTable,
  type PlannerOptions,
  type Walker,
} from "./planner-options.ts";

/** Incoming options: missing ones get their default. */
export type PartialOptions = Pick<PlannerOptions, "route"> &
  Partial<Omit<PlannerOptions, "route" | "pace" | "walkers">> & {
    readonly pace?: Partial<Pace>;
    readonly walkers?: readonly PartialWalker[];
  };

/** Options with possibly one end left to the planner, represented by null. */
export type PartialOpenOptions = Omit<PartialOptions, "from" | "to"> & {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export interface PartialWalker {
  readonly pace?: Partial<Pace> | undefined;
  readonly ideal?: number | undefined;
  readonly max?: number | undefined;
}

/** Where a route starts and ends, as town slugs. */
export interface RouteEnds {
  readonly start: string;
  readonly end: string;
}

const { ideal, max } = optionTable;
/** Ideal and longest day by measure: hours of walking, or kilometres. */
export const defaultDays = {
  hours: { ideal: ideal.usual.hours, max: max.usual.hours },
  km: { ideal: ideal.usual.km, max: max.usual.km },
} as const;

/** The default of an option. */
export function fallbackOf({ end, usual, fallback }: OptionDefinition, ends: RouteEnds, measure: Measure): unknown {
  if (end) return ends[end];
  return usual ? usual[measure] : fallback;
}

/** Complete options: every default of the planner's definition filled in. */
export function withDefaults(ends: RouteEnds, partial: PartialOptions): PlannerOptions {
  const measure = partial.measure ?? optionTable.measure.fallback;
  const filled = optionKeys.map((key) => [key, partial[key] ?? fallbackOf(definitionOf(key), ends, measure)]);
  // The types of options follow from the table.
  const options = Object.fromEntries(filled) as PlannerOptions;
  const walkers = (partial.walkers ?? []).map((walker) => completeWalker(walker, measure));
  return { ...options, pace: { ...defaultPace, ...partial.pace }, walkers };
}

/** As `withDefaults`; an end left to the planner stays null. */
export function openWithDefaults(ends: RouteEnds, { from, to, ...partial }: PartialOpenOptions): OpenOptions {
  const options = withDefaults(ends, partial);
  return {
    ...options,
    from: from === undefined ? options.from : from,
    to: to === undefined ? options.to : to,
  };
}

/** Walkers in a unit, each with default lengths of days. @param of with these paces, or a number with the default */
export function walkersIn(measure: Measure, of: readonly Walker[] | number): readonly Walker[] {
  const walkers = typeof of === "number" ? Array.from({ length: of }, (): PartialWalker => ({})) : withoutLengths(of);
  return walkers.map((walker) => completeWalker(walker, measure));
}

/** Number of walkers, 1 or more; options stored before walkers existed have one. */
export function peopleOf({ walkers }: { readonly walkers?: PlannerOptions["walkers"] }): number {
  return 1 + (walkers?.length ?? 0);
}

function completeWalker(walker: PartialWalker, measure: Measure): Walker {
  const usual = defaultDays[measure];
  const pace = { ...defaultPace, ...walker.pace };
  return { pace, ideal: walker.ideal ?? usual.ideal, max: walker.max ?? usual.max };
}

/** Adds defaults for options that did not exist when a plan was stored. */
export function withLaterOptions<Stored extends Partial<PlannerOptions>>(stored: Stored): Stored {
  const measure = stored.measure ?? optionTable.measure.fallback;
  const missing = optionKeys.filter((key) => stored[key] === undefined && laterOptions.has(key));
  return {
    ...stored,
    ...Object.fromEntries(missing.map((key) => [key, fallbackOf(definitionOf(key), noEnds, measure)])),
  };
}

/** Options that may be missing in stored plans. */
const laterOptions: ReadonlySet<OptionKey> = new Set(["walkers", "places"]);
const noEnds: RouteEnds = { start: "", end: "" };

/** The options without those that are meaningless on another route. @param where they were chosen */
export function withoutRoute<Partially extends Partial<PlannerOptions>>(
  partial: Partially,
  where: "form" | "request",
): Partially {
  const isDropped = ({ otherRoute }: OptionDefinition) =>
    otherRoute === "always" || (where === "form" && otherRoute === "form");
  return without(partial, isDropped);
}

export function withoutLengths(walkers: readonly PartialWalker[]): readonly PartialWalker[] {
  return walkers.map(({ pace }) => ({ pace }));
}

export function without<Partially extends object>(
  partial: Partially,
  isDropped: (definition: OptionDefinition) => boolean,
): Partially {
  const dropped = new Set<string>(optionKeys.filter((key) => isDropped(definitionOf(key))));
  // Missing options get their defaults again.
  return Object.fromEntries(Object.entries(partial).filter(([key]) => !dropped.has(key))) as Partially;
}
