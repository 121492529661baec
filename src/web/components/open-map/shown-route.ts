import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { DayEnd } from "./overlay-data.ts";

/** What an interactive map of a route shows. */
export interface ShownRoute {
  /** Slug of the route. */
  readonly route: string;
  /** Accessible name of the map. */
  readonly title: string;
  /** Ends of the days of a plan. */
  readonly days?: readonly DayEnd[];
  /** Where the map opens; the whole route without it. */
  readonly focus?: LatLon & { readonly zoom?: number };
  /** Slug of the town to stand out, and what is told when another is chosen. */
  readonly selectedTown?: string | null;
  readonly onSelectTown?: (slug: string) => void;
}
