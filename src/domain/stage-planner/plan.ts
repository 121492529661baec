/** What the stage planner is asked and what it answers. See docs/planner.md for the exact definition. */
import type { Measure, PlannerOptions } from "../planner-options/planner-options.ts";
import type { TownService, TownSize } from "../route-graph/route-graph.ts";

/** What a walker needs of a place of an evening, in the order in which it is named. */
export const shopServices = ["groceries", "restaurant", "pharmacy", "medical", "bank"] as const satisfies TownService[];
export type ShopService = (typeof shopServices)[number];

/** A reason as a code with its facts; `contract/reason-text` turns it into words. Towns are slugs. */
export type Reason =
  | { readonly code: "destination" }
  | { readonly code: "must_stop" }
  | { readonly code: "pinned" }
  | { readonly code: "favourite" }
  /** Nothing was asked for, and no other place with a bed lies within the longest day. */
  | { readonly code: "only_stop" }
  /** No bed lies within the longest day: the nearest beyond it, by so many hours or kilometres. */
  | {
      readonly code: "nearest_beyond_max";
      readonly over: number;
      readonly measure: Measure;
      /** Whether a bed was looked for, or any town would have done. */
      readonly beds: boolean;
      /** Whether of some types alone, and whether places are avoided: nearer ones may be known then. */
      readonly typesChosen: boolean;
      readonly avoids: boolean;
    }
  /** On the way from `town`, `km` back, no other bed is passed: `first` is where the day ends. */
  | {
      readonly code: "first_beds_after";
      readonly town: string;
      readonly first: string;
      readonly km: number;
      /** Whether only some types of house were looked for. */
      readonly typesChosen: boolean;
    }
  /** The cheapest other end of the day makes the whole plan dearer by `extraCost`. */
  | { readonly code: "better_than"; readonly town: string; readonly extraCost: number }
  /** What there is where the day ends, and where the next beds of the plan's way are when they are far. */
  | {
      readonly code: "services";
      /** `null` when nothing is known of them; left out where nothing is known of them on the whole route. */
      readonly shops?: readonly ShopService[] | null;
      /** Houses of the allowed types open that night; `null` where no bed was looked for. */
      readonly houses: number | null;
      /** Whether all houses that are known there are refuges; left out where they are not. */
      readonly refugesOnly?: true;
      readonly typesChosen: boolean;
      /** In winter: how many of the houses are known to be open that night. */
      readonly knownOpen?: number;
      readonly town?: string;
      readonly km?: number;
    }
  /** The next place that could end the day would be too long for one of several walkers alone. */
  | {
      readonly code: "walker_limit";
      /** From 1, the walker whom pace, ideal and longest day of the options are about. */
      readonly walker: number;
      readonly town: string;
      /** The way there as long as it is for that walker, and the longest day of theirs. */
      readonly length: number;
      readonly max: number;
      readonly measure: Measure;
    }
  | { readonly code: "easing_in"; readonly ideal: number; readonly measure: Measure }
  /** The stage leaves the main way, a stretch of which is closed that day. */
  | {
      readonly code: "closure";
      readonly note: string;
      readonly notes?: Readonly<Record<string, string>> | undefined;
      /** Name of the variant. */
      readonly branch: string;
      readonly branchNames?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly code: "rest_due"; readonly walkingDays: number }
  | { readonly code: "rest_place"; readonly size: TownSize };

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
  /** Walking time; of several walkers that of the one who takes longest. */
  readonly hours: number;
  /** Where several walk: how long the stage is for each, the first walker first, in the measure of the options. */
  readonly lengths?: readonly number[];
  readonly overMax: boolean;
  /** Houses of the allowed types not known to be closed that night. */
  readonly houses: number;
  /** Those of them that are known to be open, where there is a date: of most the season is not known. */
  readonly knownOpen?: number;
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
  /** Where the start was left to the planner: the towns from which a plan has as many days, the cheapest first. */
  readonly starts?: readonly StartChoice[];
  /** Where the end was: the towns to which one has. */
  readonly ends?: readonly EndChoice[];
}

/** A town where the walk may begin or end. */
interface OpenEnd {
  /** Walked kilometres along main between it and the other end. */
  readonly km: number;
  /** Of the best plan, with what it costs to begin or end there. */
  readonly cost: number;
}
export type StartChoice = OpenEnd & { readonly from: string };
export type EndChoice = OpenEnd & { readonly to: string };

/** Why no plan exists, in codes for the catalogue: `field` is the option that cannot be met. */
export interface PlanningFailure {
  readonly field: keyof PlannerOptions;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** Other options, any one of which could be changed in place of this one. */
  readonly instead?: readonly PlanningFailure[];
}

export type PlannerResult =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly refusals: readonly PlanningFailure[] };
