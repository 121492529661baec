import type { LayerSpecification, GeoJSONSource } from "maplibre-gl";
import type { FeatureCollection } from "geojson";

import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";

import type { Fonts } from "./layers/fonts.ts";
import type { Palette } from "./layers/palette.ts";
import type { DayEnd } from "./layers/overlay-data.ts";
import type { PlaceId, PlaceKind } from "./places/places.ts";
import type { DrawnMap } from "./show-map.ts";

/** A section of the walk. */
export interface WalkedStretch {
  readonly line: readonly LinePoint[];
  /** Its path is unknown: the line is straight between places. */
  readonly straight: boolean;
}

/** Content of a route's interactive map. */
export interface ShownRoute {
  /** Slug of the route. */
  readonly route: string;
  /** Accessible name of the map. */
  readonly title: string;
  /** Ends of the days of a plan. */
  readonly days?: readonly DayEnd[];
  /** Sections of a walk on other routes. */
  readonly beyond?: readonly WalkedStretch[];
  /** Corners of the initial view; the whole route without them. */
  readonly frame?: readonly LinePoint[] | null;
  /** The initial position; the whole route without it. */
  readonly focus?: LatLon;
  /** Slug of the highlighted town, and the callback when another is selected. */
  readonly selectedTown?: string | null;
  readonly onSelectTown?: (slug: string) => void;
}

/** Options from the button that has opened an interactive map. */
export interface OpenMapOptions {
  /** Address of a configured style, or null for the map's own. */
  readonly styleUrl: string | null;
  /** Whether the map may also be inline. */
  readonly hasRoom: boolean;
  readonly onClose: () => void;
}

/** Current layout of an interactive map: inline, or in full screen. */
export interface MapSpread {
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

interface OverlaySource {
  readonly id: string;
  readonly features: FeatureCollection;
  /** Of the library: simplification and clusters. */
  readonly options?: object;
}

/** Content above the basemap. Its layers `way` and `way-straight` are the line. */
export interface Overlay {
  /** The initial view. */
  readonly bounds: Bounds;
  readonly sources: readonly OverlaySource[];
  /** From bottom to top, in the colours of the theme. */
  readonly layers: (palette: Palette, font: Fonts) => readonly LayerSpecification[];
}

/** Hit tolerance around a finger, in pixels. */
const hitTolerancePx = 9;

const kinds: ReadonlySet<unknown> = new Set<PlaceKind>(["town", "house", "point"]);

function isKind(value: unknown): value is PlaceKind {
  return kinds.has(value);
}

/**
 * Selects what is at a position of the screen: a town, a house or a point;
 * a group is zoomed in to, and an empty position clears the selection.
 *
 * @param choosable selectable layers, by priority
 * @param onChoose without it nothing is selected
 * @returns whether there is something to select
 */
export function chooseAt(
  map: DrawnMap,
  { x, y }: { x: number; y: number },
  choosable: readonly string[],
  onChoose?: (place: PlaceId | null) => void,
): boolean {
  const feature = map
    .queryRenderedFeatures(
      [
        [x - hitTolerancePx, y - hitTolerancePx],
        [x + hitTolerancePx, y + hitTolerancePx],
      ],
      { layers: [...choosable] },
    )
    .toSorted((a, b) => choosable.indexOf(a.layer.id) - choosable.indexOf(b.layer.id))
    .find(({ properties }) => isKind(properties["kind"]) || "cluster_id" in properties);
  if (!onChoose) return feature !== undefined;
  if (!feature) {
    onChoose(null);
    return false;
  }
  const { kind, index, cluster_id: cluster } = feature.properties;
  if (isKind(kind)) onChoose({ kind, index: Number(index) });
  else if (feature.geometry.type === "Point")
    void zoomInto(map, feature.source, Number(cluster), feature.geometry.coordinates);
  return true;
}

async function zoomInto(
  map: DrawnMap,
  source: string,
  cluster: number,
  [lon = 0, lat = 0]: readonly number[],
): Promise<void> {
  const zoom = await map.getSource<GeoJSONSource>(source)?.getClusterExpansionZoom(cluster);
  if (zoom !== undefined) map.easeTo({ center: [lon, lat], zoom: zoom + 0.3 });
}
