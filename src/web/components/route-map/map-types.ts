/** Data of the maps in this folder. */
import type { ReactNode } from "react";

import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";

/** Degrees, WGS84; a third number (elevation) is allowed and ignored. */
export type LinePoint = readonly [lat: number, lon: number, elevationM?: number | null];

export type LineKind = "main" | "variant";

export interface MapLine {
  readonly kind: LineKind;
  readonly points: readonly LinePoint[];
}

/**
 * What a stop is, from the most to the least important: `terminus` is a start
 * or an end of the walk and always carries its name, the others carry it where
 * there is room, in this order.
 */
const stopKinds = ["terminus", "city", "town", "village"] as const;
export type StopKind = (typeof stopKinds)[number];

export interface MapStop {
  readonly id: string;
  readonly name: string;
  readonly kind: StopKind;
  readonly lat: number;
  readonly lon: number;
}

/** Names of seas, countries and regions: keys of the message catalogue, `map.places.*`. */
const mapPlaceKeys = [
  "bayOfBiscay",
  "atlantic",
  "mediterranean",
  "portugal",
  "france",
  "galicia",
  "asturias",
  "cantabria",
  "euskadi",
  "navarra",
  "laRioja",
  "castillaYLeon",
  "aragon",
  "madrid",
  "castillaLaMancha",
  "extremadura",
  "andalucia",
  "catalunya",
  "valencia",
  "murcia",
] as const;
export type MapPlaceKey = (typeof mapPlaceKeys)[number];

export interface SheetLabel {
  readonly key: MapPlaceKey;
  readonly kind: "sea" | "country" | "region";
  /** Its middle, and the width it may have, in sheet units. */
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

/**
 * One drawn sheet of the basemap: paths in pixels of the box it was made for,
 * reaching well beyond that box, so that the browser fits another box, zooms
 * and pans by moving the sheet, with no geography of its own to load.
 * Made on the server by `drawSheet`.
 */
export interface MapSheet {
  /** The box the sheet was made for, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Web Mercator: x = scale·λ + left, y = top − scale·ln tan(π/4 + φ/2), angles in radians. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  /** How far the paths reach, and the bounds of the lines it was made for, in sheet units. */
  readonly extent: Rectangle;
  readonly focus: Rectangle;
  /** SVG path data. */
  readonly land: string;
  readonly rivers: string;
  readonly regionBorders: string;
  readonly countryBorders: string;
  /** Where the document contains the paths, if they are not inlined: see `sheetForPage`. */
  readonly inDocument?: string;
  readonly labels: readonly SheetLabel[];
}

/** SVG path data of a card's picture of a route, in pixels of its box. */
export interface ThumbnailGeometry {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly main: string;
  readonly variants: string;
  readonly start: readonly [x: number, y: number];
  readonly finish: readonly [x: number, y: number];
}

export interface RouteMapProps {
  /** From `drawSheet(lines, width, height)` in the page's loader. */
  readonly sheet: MapSheet;
  /** Must be stable between renders: its drawing is memoised. */
  readonly lines: readonly MapLine[];
  readonly stops: readonly MapStop[];
  /** The highlighted section, such as the selected day. */
  readonly highlight?: readonly LinePoint[] | null;
  /** Whether the initial view is that section rather than everything; default false. */
  readonly opensAtHighlight?: boolean;
  /** Corners of the initial view; all of the sheet without them. Must be stable between renders. */
  readonly frame?: readonly LinePoint[] | null;
  /** Id of the highlighted stop. */
  readonly selected?: string | null;
  /** A place on the way without a name, such as the cursor of the profile. */
  readonly cursor?: LinePoint | null;
  /** Accessible name, and a sentence that describes the map. The facts are in the list beside it. */
  readonly title: string;
  readonly description?: string;
  /** Called when a stop is clicked or tapped; keyboards use the list beside the map. */
  readonly onSelect?: (id: string) => void;
  /** Buttons, drag, wheel with ctrl and arrow keys; default true. */
  readonly zoomable?: boolean;
  /** Whether a button that opens the interactive map is in its upper right corner; default false. */
  readonly openable?: boolean;
  /**
   * Until a script knows the size of the container: fill it, and lose edges where its proportions are others than those
   * of the sheet; by default the whole sheet is seen, however small.
   */
  readonly fills?: boolean;
  /** SVG on top, in pixels of the box; `place` converts positions. */
  readonly overlay?: (place: (point: LinePoint) => PlanePoint) => ReactNode;
  /** Sizes the container; without it the map is as wide as its parent and keeps the sheet's proportions. */
  readonly className?: string;
}
