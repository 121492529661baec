import type { HolidayWarning } from "#domain/plans/warnings/holiday-warnings.ts";
import type { GentleStart } from "#domain/planner/solution/gentle-start.ts";
import type { DayChoices } from "#domain/planner/solution/day-choices.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner/options/route-choices.ts";

import type { FurtherLegView, OutcomeView } from "./plan-view.ts";
import type { VariantChoice } from "#domain/planner/options/variant-choices.ts";
import type { WalkWarning } from "./walk-warnings.ts";

/** Another route with the same ends, and its query. */
export interface LeadingRoute {
  readonly slug: string;
  readonly search: string;
}

/** Warnings of a walk on several routes. */
export interface NamedWarnings {
  readonly warnings: readonly WalkWarning[];
  /** Of the towns that are named on further routes, by slug. */
  readonly names: Readonly<Record<string, string>>;
}

/** View of options: made on the server for the first HTML, in the browser for every later change. */
export interface PlannedView {
  /** The address of the options, without further routes; planners saved by earlier versions have none. */
  readonly of?: string;
  readonly outcome: OutcomeView;
  readonly warnings: readonly WalkWarning[];
  readonly variants: readonly VariantChoice[];
  readonly opened: DayChoices | null;
  /** Gentler first days, if the first one is hard; planners saved by earlier versions have none. */
  readonly gentleStarts?: readonly GentleStart[];
  /** Routes between start and end if this one does not connect them. */
  readonly leading?: readonly LeadingRoute[];
  /** Further routes: in the format of the address, and their plans. */
  readonly further?: {
    readonly of: string;
    readonly legs: readonly FurtherLegView[];
    readonly told?: NamedWarnings;
  } | null;
  /** Holidays and feasts on the whole walk, with names of towns; planners saved by earlier versions have none. */
  readonly holidays?: readonly HolidayWarning[];
}

/** Data of the page before the browser has loaded the route's graph. */
export interface PlannerData {
  readonly routes: readonly { readonly slug: string; readonly name: string }[];
  readonly route: PlannerRoute;
  /** A requested route that does not exist. */
  readonly unknownRoute: string | null;
  readonly towns: readonly TownChoice[];
  /** Where a guidebook's stages end, in order; empty if none are published. */
  readonly stageEnds?: readonly string[];
  /** Types of houses known on the route. */
  readonly lodgingTypes: readonly string[];
  /** Notes on closures, as the graph has them, in the language of the page. */
  readonly closureNotes: Readonly<Record<string, string>>;
  readonly planned: PlannedView;
}
