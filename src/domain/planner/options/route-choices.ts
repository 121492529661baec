import type { Pace } from "#domain/walking-time/walking-time.ts";

/** A route with the ends between which its options lie. */
export interface PlannerRoute {
  readonly slug: string;
  readonly name: string;
  /** Town slugs of its two ends. */
  readonly start: string;
  readonly end: string;
  /** The pace in a member's settings: options that name none start from it. */
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
