import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { PanelWords } from "./load-map.ts";
import type { DayEnd } from "./overlay-data.ts";

export interface MapPanelProps {
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
  readonly words: PanelWords;
  /** Address of a configured style, or null for the map's own. */
  readonly styleUrl: string | null;
  readonly isFull: boolean;
  /** Whether the map may also lie in the page. */
  readonly hasRoom: boolean;
  readonly onFull: (isFull: boolean) => void;
  readonly onClose: () => void;
}
