import { accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";
import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";

/** Walking days between rests: the ideal number, the fewest and the most. */
export interface RestEvery {
  readonly after: number;
  readonly min: number;
  readonly max: number;
}

/** A day fixed by the walker; everything else is planned around it. */
export interface Pin {
  /** Calendar day of the plan, from 1. */
  readonly day: number;
  readonly kind: "walk" | "rest";
  /** Town where the night is spent. */
  readonly to: string;
}

/** A companion: pace, ideal and longest day, the latter two in the measure of the options. */
export interface Walker {
  readonly pace: Pace;
  readonly ideal: number;
  readonly max: number;
}

/** Kinds of options: validation, addresses and comparison are derived from them. */
export interface KindValues {
  name: string;
  /** ISO date. */
  date: string;
  choice: string;
  number: number;
  names: readonly string[];
  pace: Pace;
  branches: Readonly<Record<string, "take" | "avoid">>;
  rest: RestEvery;
  walkers: readonly Walker[];
  pins: readonly Pin[];
}
export type OptionKind = keyof KindValues;

/** Calendar days of a plan. */
const maxDays = 400;

/**
 * Every option of the planner, in the order of addresses. Contract, addresses, defaults, forms and merging are derived
 * from this table; ranges are inclusive.
 *
 * - `fallback`: the default; `end` means that end of the route, `usual` depends on the measure
 * - `part`: options merged as a whole when two versions of a plan meet. `legs` belongs to one route, `startDate` to the
 * first day; all others belong to the walker, and are the same on every route of a plan
 * - `field`: the control that shows it
 * - `otherRoute`: it has no meaning on another route
 */
export const optionTable = {
  route: { kind: "name", part: "legs", field: "route" },
  from: { kind: "name", end: "start", part: "legs", field: "from", otherRoute: "always" },
  to: { kind: "name", end: "end", part: "legs", field: "to", otherRoute: "always" },
  startDate: { kind: "date", fallback: null, part: "startDate", field: "startDate" },
  /** Unit of `ideal` and `max`. */
  measure: { kind: "choice", values: ["hours", "km"], fallback: "hours", part: "length", field: "ideal" },
  ideal: { kind: "number", min: 0.1, max: 200, usual: { hours: 7, km: 23 }, part: "length", field: "ideal" },
  max: { kind: "number", min: 0.1, max: 200, usual: { hours: 9.5, km: 32 }, part: "length", field: "max" },
  pace: { kind: "pace", fallback: defaultPace, part: "pace", field: "pace" },
  /** Companions, beside the walker of the three options before: all walk every stage. */
  walkers: { kind: "walkers", most: 9, fallback: [], part: "walkers", field: "walkers" },
  /** Number of shorter days at the start. */
  easeInDays: { kind: "number", min: 0, max: 14, step: 1, fallback: 0, part: "easeInDays", field: "easeInDays" },
  mustStop: { kind: "names", fallback: [], part: "legs", field: "mustStop", otherRoute: "always" },
  favourites: { kind: "names", fallback: [], part: "legs", field: "favourites", otherRoute: "always" },
  avoid: { kind: "names", fallback: [], part: "legs", field: "avoid", otherRoute: "always" },
  lodging: {
    kind: "choice",
    values: ["required", "ignore"],
    fallback: "required",
    part: "beds",
    field: "beds",
    otherRoute: "always",
  },
  /** Empty: any type. */
  lodgingTypes: {
    kind: "names",
    values: accommodationTypes,
    fallback: [],
    part: "beds",
    field: "beds",
    otherRoute: "form",
  },
  /** Weight of spending nights in places with shops and beds; 0 for none. */
  places: { kind: "number", min: 0, max: 2, fallback: 0.5, part: "places", field: "places" },
  variants: { kind: "choice", values: ["main", "free"], fallback: "main", part: "legs", field: "ways" },
  branches: { kind: "branches", fallback: {}, part: "legs", field: "ways", otherRoute: "always" },
  /** Nobody walks for longer without a rest, and the planner's work grows with it. */
  restEvery: { kind: "rest", min: 1, max: 100, fallback: null, part: "restEvery", field: "restEvery" },
  /** Exact number of calendar days. */
  days: {
    kind: "number",
    min: 1,
    max: maxDays,
    step: 1,
    fallback: null,
    part: "legs",
    field: "days",
    otherRoute: "form",
  },
  /** Set on the days of a plan: neither in forms nor in addresses. */
  pins: { kind: "pins", most: maxDays, fallback: [], part: null, field: null },
} as const satisfies Record<string, OptionDefinition>;

/** The controls in the order of forms. */
export const fieldOrder = [
  "ideal",
  "route",
  "from",
  "to",
  "days",
  "startDate",
  "max",
  "easeInDays",
  "restEvery",
  "pace",
  "walkers",
  "beds",
  "places",
  "mustStop",
  "favourites",
  "avoid",
  "ways",
] as const;
export type OptionField = (typeof fieldOrder)[number];

export const paceRanges = {
  flatKmh: { min: 0.1, max: 20 },
  ascentMPerH: { min: 1, max: 5_000 },
  descentMPerH: { min: 1, max: 10_000 },
} as const satisfies Record<keyof Pace, object>;

/** Greatest length of a list. */
export const maxListLength = 200;

/** Greatest length of a slug or a town's name, in characters. */
export const maxNameLength = 120;

/** A row of the table. A number with a `step` is counted: it is an integer if the step is. */
export interface OptionDefinition {
  readonly kind: OptionKind;
  /** Allowed values. */
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly most?: number;
  readonly fallback?: unknown;
  readonly end?: "start" | "end";
  readonly usual?: { readonly hours: number; readonly km: number };
  readonly part: string | null;
  readonly field: OptionField | null;
  readonly otherRoute?: "always" | "form";
}

type Options = typeof optionTable;
export type OptionKey = keyof Options;

export const optionKeys = Object.keys(optionTable) as readonly OptionKey[];

export function definitionOf(key: OptionKey): OptionDefinition {
  return optionTable[key];
}

/** Keys of the options that share a part. */
export function keysOfPart(part: string): readonly OptionKey[] {
  return optionKeys.filter((key) => optionTable[key].part === part);
}

type ValueOf<Row> =
  | (Row extends { kind: "choice"; values: readonly (infer Value)[] }
      ? Value
      : Row extends { kind: infer Kind extends OptionKind }
        ? KindValues[Kind]
        : never)
  | (Row extends { fallback: null } ? null : never);

/** All options with defaults filled in: `withDefaults` makes them from a request. */
export type PlannerOptions = { readonly [Key in OptionKey]: ValueOf<Options[Key]> };

/** Options in which one end of the walk may be left open: null. */
export type OpenOptions = Omit<PlannerOptions, "from" | "to"> & {
  readonly from: string | null;
  readonly to: string | null;
};

export type Measure = PlannerOptions["measure"];

/** Parts that are merged as a whole when two versions of a plan meet. */
export type OptionPart = "name" | NonNullable<Options[OptionKey]["part"]>;

/** Options that are counted in steps, and need no control of their own. */
export type CountedOption = {
  [Key in OptionKey]: Options[Key] extends { step: number; fallback: number } ? Key : never;
}[OptionKey];

export function isCounted(key: string): key is CountedOption {
  const row: OptionDefinition | undefined = optionKeys.includes(key as OptionKey)
    ? definitionOf(key as OptionKey)
    : undefined;
  return row?.step !== undefined && typeof row.fallback === "number";
}
