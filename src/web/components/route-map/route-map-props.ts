import type { ReactNode } from "react";
import type { PlanePoint } from "#domain/map-projection/mercator.ts";
import type { LinePoint, MapLine, MapSheet, MapStop } from "./map-types.ts";

export interface RouteMapProps {
  /** From `drawSheet(lines, width, height)` in the page's loader. */
  readonly sheet: MapSheet;
  /** Keep the same array from render to render: the drawing of it is remembered. */
  readonly lines: readonly MapLine[];
  readonly stops: readonly MapStop[];
  /** The stretch to stand out, such as the chosen day. */
  readonly highlight?: readonly LinePoint[] | null;
  /** Whether the map opens at that stretch rather than at all of it; default false. */
  readonly opensAtHighlight?: boolean;
  /** Corners of what the map opens at; all of the sheet without them. Keep the same array while it is the same place. */
  readonly frame?: readonly LinePoint[] | null;
  /** Id of the stop to stand out. */
  readonly selected?: string | null;
  /** A place on the way without a name, such as where the cursor of the profile stands. */
  readonly cursor?: LinePoint | null;
  /** Accessible name, and a sentence on what is seen. The facts stand in the list beside the map. */
  readonly title: string;
  readonly description?: string;
  /** Called when a stop is clicked or tapped; keyboards use the list beside the map. */
  readonly onSelect?: (id: string) => void;
  /** Buttons, drag, wheel with ctrl and arrow keys; default true. */
  readonly zoomable?: boolean;
  /** Whether a button that opens the interactive map lies over its upper right corner; default false. */
  readonly openable?: boolean;
  /**
   * Until a script knows the size of the container: fill it, and lose edges where its proportions are others than those
   * of the sheet; by default the whole sheet is seen, however small.
   */
  readonly fills?: boolean;
  /** SVG over all else, in pixels of the box; `place` says where a place lies in it. */
  readonly overlay?: (place: (point: LinePoint) => PlanePoint) => ReactNode;
  /** Sizes the container; without it the map is as wide as its parent and keeps the sheet's proportions. */
  readonly className?: string;
}
