import { defaultPace, type Pace } from "../walking-time/walking-time.ts";
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

/** Options as they arrive: whatever is left out takes the default of the definition. */
export type PartialOptions = Pick<PlannerOptions, "route"> &
  Partial<Omit<PlannerOptions, "route" | "pace" | "walkers">> & {
    readonly pace?: Partial<Pace>;
    readonly walkers?: readonly PartialWalker[];
  };

/** Options of which one end may be left to the planner, which null says. */
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

/** What an option is where nothing is said. */
export function fallbackOf({ end, usual, fallback }: OptionDefinition, ends: RouteEnds, measure: Measure): unknown {
  if (end) return ends[end];
  return usual ? usual[measure] : fallback;
}

/** Complete options: every default of the planner's definition filled in. */
export function withDefaults(ends: RouteEnds, given: PartialOptions): PlannerOptions {
  const measure = given.measure ?? optionTable.measure.fallback;
  const filled = optionKeys.map((key) => [key, given[key] ?? fallbackOf(definitionOf(key), ends, measure)]);
  // The table says of each option what it is: its type comes from there.
  const options = Object.fromEntries(filled) as PlannerOptions;
  const walkers = (given.walkers ?? []).map((walker) => completeWalker(walker, measure));
  return { ...options, pace: { ...defaultPace, ...given.pace }, walkers };
}

/** As `withDefaults`; an end that is left to the planner stays null. */
export function openWithDefaults(ends: RouteEnds, { from, to, ...given }: PartialOpenOptions): OpenOptions {
  const options = withDefaults(ends, given);
  return {
    ...options,
    from: from === undefined ? options.from : from,
    to: to === undefined ? options.to : to,
  };
}

/** Those who walk along in a measure, each with its usual lengths. @param of as fast as these, or so many like most people */
export function walkersIn(measure: Measure, of: readonly Walker[] | number): readonly Walker[] {
  const walkers = typeof of === "number" ? Array.from({ length: of }, (): PartialWalker => ({})) : withoutLengths(of);
  return walkers.map((walker) => completeWalker(walker, measure));
}

/** How many people walk, 1 or more; options that were stored before there were walkers are those of one. */
export function peopleOf({ walkers }: { readonly walkers?: PlannerOptions["walkers"] }): number {
  return 1 + (walkers?.length ?? 0);
}

function completeWalker(walker: PartialWalker, measure: Measure): Walker {
  const usual = defaultDays[measure];
  const pace = { ...defaultPace, ...walker.pace };
  return { pace, ideal: walker.ideal ?? usual.ideal, max: walker.max ?? usual.max };
}

/** Options that were stored before there was one of them: what is missing takes its default. */
export function withLaterOptions<Stored extends Partial<PlannerOptions>>(stored: Stored): Stored {
  const measure = stored.measure ?? optionTable.measure.fallback;
  const missing = optionKeys.filter((key) => stored[key] === undefined && laterOptions.has(key));
  return {
    ...stored,
    ...Object.fromEntries(missing.map((key) => [key, fallbackOf(definitionOf(key), noEnds, measure)])),
  };
}

/** Options that stored plans may not have. */
const laterOptions: ReadonlySet<OptionKey> = new Set(["walkers", "places"]);
const noEnds: RouteEnds = { start: "", end: "" };

/** The options without those that mean nothing on another route. @param where they were chosen */
export function withoutRoute<Given extends Partial<PlannerOptions>>(given: Given, where: "form" | "request"): Given {
  const goes = ({ otherRoute }: OptionDefinition) =>
    otherRoute === "always" || (where === "form" && otherRoute === "form");
  return without(given, goes);
}

export function withoutLengths(walkers: readonly PartialWalker[]): readonly PartialWalker[] {
  return walkers.map(({ pace }) => ({ pace }));
}

export function without<Given extends object>(given: Given, goes: (definition: OptionDefinition) => boolean): Given {
  const gone = new Set<string>(optionKeys.filter((key) => goes(definitionOf(key))));
  // What is left out is filled in with its default again.
  return Object.fromEntries(Object.entries(given).filter(([key]) => !gone.has(key))) as Given;
}
