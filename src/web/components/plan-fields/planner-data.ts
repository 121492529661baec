import type { DayChoices } from "#domain/planner-solution/day-choices.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";

import type { OutcomeView } from "./plan-view.ts";
import type { VariantChoice } from "./variant-choices.ts";
import type { WalkWarning } from "./walk-warnings.ts";

export interface PlannerRoute {
  readonly slug: string;
  readonly name: string;
  /** Town slugs of its two ends. */
  readonly start: string;
  readonly end: string;
  /** The pace in a member's settings: wishes that name none start from it. */
  readonly ownPace?: Pace | null;
}

/** A town one may walk from, to or over. */
export interface TownChoice {
  readonly slug: string;
  readonly name: string;
  /** Further spellings, for searching. */
  readonly spellings: readonly string[];
  /** From the start along the main way; `null` off it. */
  readonly km: number | null;
}

/** What is shown for a wish: made on the server for the first HTML, in the browser for every move after it. */
export interface PlannedView {
  readonly outcome: OutcomeView;
  readonly warnings: readonly WalkWarning[];
  readonly variants: readonly VariantChoice[];
  readonly opened: DayChoices | null;
}

/** What the page is made of before the browser has the route's graph. */
export interface PlannerData {
  readonly routes: readonly { readonly slug: string; readonly name: string }[];
  readonly route: PlannerRoute;
  /** A route that was asked for and does not exist. */
  readonly unknownRoute: string | null;
  readonly towns: readonly TownChoice[];
  /** Types of houses known on the route. */
  readonly lodgingTypes: readonly string[];
  /** Notes on closures, as the graph has them, in the language of the page. */
  readonly closureNotes: Readonly<Record<string, string>>;
  readonly planned: PlannedView;
}
