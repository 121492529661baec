import type { LayerSpecification } from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import type { Fonts } from "./fonts.ts";
import type { Palette } from "./palette.ts";

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
