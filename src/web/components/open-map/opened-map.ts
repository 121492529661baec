import type { LayerSpecification } from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";
import type { Fonts } from "./fonts.ts";
import type { Palette } from "./palette.ts";
import type { DayEnd } from "./overlay-data.ts";

/** A stretch that is walked. */
export interface WalkedStretch {
  readonly line: readonly LinePoint[];
  /** Its path is unknown: the line is straight between places. */
  readonly straight: boolean;
}

/** What an interactive map of a route shows. */
export interface ShownRoute {
  /** Slug of the route. */
  readonly route: string;
  /** Accessible name of the map. */
  readonly title: string;
  /** Ends of the days of a plan. */
  readonly days?: readonly DayEnd[];
  /** What of a walk leads along other routes, stretch by stretch. */
  readonly beyond?: readonly WalkedStretch[];
  /** Corners of what the map opens at; the whole route without them. */
  readonly frame?: readonly LinePoint[] | null;
  /** Where the map opens; the whole route without it. */
  readonly focus?: LatLon & { readonly zoom?: number };
  /** Slug of the town to stand out, and what is told when another is chosen. */
  readonly selectedTown?: string | null;
  readonly onSelectTown?: (slug: string) => void;
}

/** What an interactive map is told by the button that has opened it. */
export interface OpenedMap {
  /** Address of a configured style, or null for the map's own. */
  readonly styleUrl: string | null;
  /** Whether the map may also lie in the page. */
  readonly hasRoom: boolean;
  readonly onClose: () => void;
}

/** How an interactive map lies at the moment: in the page, or over the whole window. */
export interface MapSpread {
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export interface OverlaySource {
  readonly id: string;
  readonly features: FeatureCollection;
  /** Of the library: simplification and clusters. */
  readonly options?: object;
}

/** What a map shows over its ground. Its layers `way` and `way-straight` are the line. */
export interface Overlay {
  /** What the map shows at first. */
  readonly bounds: Bounds;
  readonly sources: readonly OverlaySource[];
  /** From below to above, painted with the colours of the theme. */
  readonly layers: (palette: Palette, font: Fonts) => readonly LayerSpecification[];
}
