import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";
import type { DayEnd } from "./overlay-data.ts";

/** What an interactive map of a route shows. */
export interface ShownRoute {
  /** Slug of the route. */
  readonly route: string;
  /** Accessible name of the map. */
  readonly title: string;
  /** Ends of the days of a plan. */
  readonly days?: readonly DayEnd[];
  /** What of a walk leads along other routes: lines of them. */
  readonly beyond?: readonly (readonly LinePoint[])[];
  /** Corners of what the map opens at; the whole route without them. */
  readonly frame?: readonly LinePoint[] | null;
  /** Where the map opens; the whole route without it. */
  readonly focus?: LatLon & { readonly zoom?: number };
  /** Slug of the town to stand out, and what is told when another is chosen. */
  readonly selectedTown?: string | null;
  readonly onSelectTown?: (slug: string) => void;
}
