/** Input and answer of the stage planner. See docs/planner.md for the exact definition. */
import type { Measure, PlannerOptions } from "../options/planner-options.ts";
import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";

/** Services that a walker needs in the evening, in the order in which they are named. */
export const shopServices = ["groceries", "restaurant", "pharmacy", "medical", "bank"] as const satisfies TownService[];
export type ShopService = (typeof shopServices)[number];

/** A reason as a code with its facts; `messages/sentences/planner.ts` turns it into words. Towns are slugs. */
export type Reason =
  | { readonly code: "destination" }
  | { readonly code: "must_stop" }
  | { readonly code: "pinned" }
  | { readonly code: "favourite" }
  /** The walker demanded nothing, and no other place with a bed lies within the longest day. */
  | { readonly code: "only_stop" }
  /** No bed lies within the longest day: this is the nearest one beyond, by `over` hours or kilometres. */
  | {
      readonly code: "nearest_beyond_max";
      readonly over: number;
      readonly measure: Measure;
      /** Whether a bed is required; otherwise any town would do. */
      readonly beds: boolean;
      /** Whether only some types count, and whether places are avoided: there may be nearer ones then. */
      readonly typesChosen: boolean;
      readonly avoids: boolean;
    }
  /** There is no other bed on the `km` since `town`; the day ends at the `first` one after that. */
  | {
      readonly code: "first_beds_after";
      readonly town: string;
      readonly first: string;
      readonly km: number;
      /** Whether only some types of places to stay count. */
      readonly typesChosen: boolean;
    }
  /** The cheapest other end of the day would raise the cost of the whole plan by `extraCost`. */
  | { readonly code: "better_than"; readonly town: string; readonly extraCost: number }
  /** What the place offers, and where the next beds on the plan's way are if they are far. */
  | {
      readonly code: "services";
      /** `null` if unknown; omitted if unknown on the whole route. */
      readonly shops?: readonly ShopService[] | null;
      /** Houses of the allowed types open that night; `null` if no bed is required. */
      readonly houses: number | null;
      /** Set if all known houses there are refuges. */
      readonly refugesOnly?: true;
      readonly typesChosen: boolean;
      /** In winter: how many of the houses are known to be open that night. */
      readonly knownOpen?: number;
      readonly town?: string;
      readonly km?: number;
    }
  /** The next possible stop would be too far for one of several walkers only. */
  | {
      readonly code: "walker_limit";
      /** From 1, the walker to whom pace, ideal and longest day of the options belong. */
      readonly walker: number;
      readonly town: string;
      /** Length of the way there for that walker, and their longest day. */
      readonly length: number;
      readonly max: number;
      readonly measure: Measure;
    }
  | { readonly code: "easing_in"; readonly ideal: number; readonly measure: Measure }
  /** The stage leaves the main route because a stretch of it is closed that day. */
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
  /** Walked kilometres with unknown climb, which counts as 0 in the sums. */
  readonly climbUnknownKm: number;
  /** Walking time; with several walkers, that of the slowest on the stage. */
  readonly hours: number;
  /** With several walkers: length of the stage for each, the first walker first, in the measure of the options. */
  readonly lengths?: readonly number[];
  readonly overMax: boolean;
  /** Houses of the allowed types not known to be closed that night. */
  readonly houses: number;
  /** Those of them known to be open; only with a date. The season of most houses is unknown. */
  readonly knownOpen?: number;
  readonly reasons: readonly Reason[];
  /** Walking days only: every other possible end of the day, cheapest first. */
  readonly alternatives: readonly Alternative[];
}

/** Another end of a day, with the figures of the day that would end there. */
export interface Alternative extends Pick<
  PlanDay,
  "to" | "km" | "hours" | "ascentM" | "descentM" | "houses" | "overMax"
> {
  /**
   * Cost of the best whole plan with this end minus the cost of the plan: at least 0, on a pinned day possibly less.
   */
  readonly extraCost: number;
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
  /** If the start was left open: the towns that have a plan of that many days, cheapest first. */
  readonly starts?: readonly StartChoice[];
  /** If the end was left open: the towns that have one. */
  readonly ends?: readonly EndChoice[];
}

/** A town where the walk may begin or end. */
interface OpenEnd {
  /** Walked kilometres along main between it and the other end. */
  readonly km: number;
  /** Cost of the best plan plus that of beginning or ending there. */
  readonly cost: number;
}
type StartChoice = OpenEnd & { readonly from: string };
type EndChoice = OpenEnd & { readonly to: string };

/** Why there is no plan, as codes for the message catalogue: `field` is the option that cannot be met. */
export interface PlanningFailure {
  readonly field: keyof PlannerOptions;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** Other options of which changing any one would do as well. */
  readonly instead?: readonly PlanningFailure[];
}

export type PlannerResult =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly refusals: readonly PlanningFailure[] };
