import type { ShutDay } from "#domain/plan-warnings/shut-days.ts";
import type { GentleStart } from "#domain/planner-solution/gentle-start.ts";
import type { DayChoices } from "#domain/planner-solution/day-choices.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner-options/route-choices.ts";

import type { FurtherLegView, OutcomeView } from "./plan-view.ts";
import type { VariantChoice } from "#domain/planner-options/variant-choices.ts";
import type { WalkWarning } from "./walk-warnings.ts";

/** Another route on which the same can be planned, and its query. */
export interface LeadingRoute {
  readonly slug: string;
  readonly search: string;
}

/** What is to be known of a walk on several routes. */
export interface ToldWalk {
  readonly warnings: readonly WalkWarning[];
  /** Of the towns that are named on the routes after the first, by slug. */
  readonly names: Readonly<Record<string, string>>;
}

/** What is shown for options: made on the server for the first HTML, in the browser for every move after it. */
export interface PlannedView {
  /** The address of the options, without what is walked on after them; planners saved by earlier versions know of none. */
  readonly of?: string;
  readonly outcome: OutcomeView;
  readonly warnings: readonly WalkWarning[];
  readonly variants: readonly VariantChoice[];
  readonly opened: DayChoices | null;
  /** Gentler first days, where the first one is hard; planners saved by earlier versions know of none. */
  readonly gentleStarts?: readonly GentleStart[];
  /** The routes that lead from start to end where this one does not. */
  readonly leading?: readonly LeadingRoute[];
  /** Routes that are walked on: as they stand in the address, and their plans. */
  readonly further?: { readonly of: string; readonly legs: readonly FurtherLegView[]; readonly told?: ToldWalk } | null;
  /** Holidays and feasts on the whole walk, with the names of their towns; planners saved by earlier versions know of none. */
  readonly shut?: readonly ShutDay[];
}

/** What the page is made of before the browser has the route's graph. */
export interface PlannerData {
  readonly routes: readonly { readonly slug: string; readonly name: string }[];
  readonly route: PlannerRoute;
  /** A route that was asked for and does not exist. */
  readonly unknownRoute: string | null;
  readonly towns: readonly TownChoice[];
  /** Where a guidebook's stages end, in their order; empty where none are published. */
  readonly stageEnds?: readonly string[];
  /** Types of houses known on the route. */
  readonly lodgingTypes: readonly string[];
  /** Notes on closures, as the graph has them, in the language of the page. */
  readonly closureNotes: Readonly<Record<string, string>>;
  readonly planned: PlannedView;
}
