/** What the stage planner is asked and what it answers. See docs/planner.md for the exact definition. */
import type { RouteGraph } from "../route-graph/route-graph.ts";
import type { Pace } from "../walking-time/walking-time.ts";

export type Measure = "hours" | "km";

export interface RestWish {
  /** Walking days between rests that suit best, then the fewest and the most. */
  readonly after: number;
  readonly min: number;
  readonly max: number;
}

/** A day the walker has fixed by hand; everything else is planned around it. */
export interface Pin {
  /** Calendar day of the plan, from 1. */
  readonly day: number;
  readonly kind: "walk" | "rest";
  /** Town where the night is spent. */
  readonly to: string;
}

/** All wishes with every default filled in: `withDefaults` makes one from a request. */
export interface PlannerInput {
  readonly route: string;
  /** Town slugs. */
  readonly from: string;
  readonly to: string;
  /** ISO date of the first day, or null when the walker has no date yet. */
  readonly startDate: string | null;
  readonly measure: Measure;
  /** In hours or kilometres, as `measure` says. */
  readonly ideal: number;
  readonly max: number;
  readonly pace: Pace;
  readonly easeInDays: number;
  readonly mustStop: readonly string[];
  readonly favourites: readonly string[];
  readonly avoid: readonly string[];
  readonly lodging: "required" | "ignore";
  /** Empty: any type. */
  readonly lodgingTypes: readonly string[];
  readonly variants: "main" | "free";
  readonly branches: Readonly<Record<string, "take" | "avoid">>;
  readonly restEvery: RestWish | null;
  /** Exact number of calendar days, or null. */
  readonly days: number | null;
  readonly pins: readonly Pin[];
}

/** A reason as a code with its facts; `contract/reason-text` turns it into words. Towns are slugs. */
export type Reason =
  | { readonly code: "destination" }
  | { readonly code: "must_stop" }
  | { readonly code: "pinned" }
  | { readonly code: "favourite" }
  /** No other end is possible within the longest day. */
  | { readonly code: "only_stop" }
  /** No bed lies within the longest day: the nearest beyond it, by so many hours or kilometres. */
  | {
      readonly code: "nearest_beyond_max";
      readonly over: number;
      readonly measure: Measure;
      /** Whether a bed was looked for, or any town would have done. */
      readonly beds: boolean;
    }
  /** The next stop lies `km` further, at `town`. */
  | { readonly code: "last_beds_before"; readonly town: string; readonly km: number }
  /** The stop before lies `km` back, at `town`. */
  | { readonly code: "first_beds_after"; readonly town: string; readonly km: number }
  | { readonly code: "close_to_ideal"; readonly ideal: number; readonly measure: Measure }
  /** The cheapest other end of the day makes the whole plan dearer by `extraCost`. */
  | { readonly code: "better_than"; readonly town: string; readonly extraCost: number }
  | { readonly code: "services"; readonly food: boolean; readonly houses: number }
  | { readonly code: "easing_in"; readonly ideal: number; readonly measure: Measure }
  /** The stage leaves the main way, a stretch of which is closed that day. */
  | { readonly code: "closure"; readonly note: string; readonly branch: string }
  | { readonly code: "rest_due"; readonly walkingDays: number }
  | { readonly code: "rest_place"; readonly size: "city" | "town" | "village" };

export interface PlanDay {
  readonly number: number;
  readonly kind: "walk" | "rest";
  readonly date?: string;
  readonly from: string;
  readonly to: string;
  readonly arcs: readonly number[];
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Walked kilometres whose climb is not known: in the sums it is 0. */
  readonly climbUnknownKm: number;
  readonly hours: number;
  readonly overMax: boolean;
  /** Houses of the allowed types not known to be closed that night. */
  readonly houses: number;
  readonly reasons: readonly Reason[];
  /** Walking days only: every other possible end of this day, cheapest first. */
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly to: string;
  /** Cost of the best whole plan with this end minus the cost of the plan: 0 or more, on a pinned day also less. */
  readonly extraCost: number;
  readonly km: number;
  readonly hours: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Houses of the allowed types not known to be closed that night. */
  readonly houses: number;
  readonly overMax: boolean;
}

export interface PlanTotals {
  readonly days: number;
  readonly walkingDays: number;
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  readonly climbUnknownKm: number;
  readonly hours: number;
}

export interface DaysCost {
  readonly days: number;
  readonly cost: number;
}

export interface Plan {
  readonly days: readonly PlanDay[];
  readonly totals: PlanTotals;
  readonly cost: number;
  readonly byDays: readonly DaysCost[];
}

/** Why no plan exists, in codes for the catalogue: `field` is the wish that cannot be met. */
export interface Refusal {
  readonly field: keyof PlannerInput;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type PlannerResult =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export type StagePlanner = (graph: RouteGraph, input: PlannerInput) => PlannerResult;
