import type { LayerSpecification, GeoJSONSource } from "maplibre-gl";
import type { FeatureCollection } from "geojson";

import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";

import type { Fonts } from "./layers/fonts.ts";
import type { Palette } from "./layers/palette.ts";
import type { DayEnd } from "./layers/overlay-data.ts";
import type { PlaceId, PlaceKind } from "./places.ts";
import type { DrawnMap } from "./show-map.ts";

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

/** Pixels round a finger in which something counts as hit. */
const reach = 9;

const kinds: ReadonlySet<unknown> = new Set<PlaceKind>(["town", "house", "point"]);

function isKind(value: unknown): value is PlaceKind {
  return kinds.has(value);
}

/**
 * Chooses what lies at a place of the screen: a town, a house or a point; a
 * group of them is zoomed in to, and nothing lets go of what was chosen.
 *
 * @param choosable layers that can be chosen, those that win first
 * @param onChoose without it nothing is chosen
 * @returns whether there is something to choose
 */
export function chooseAt(
  map: DrawnMap,
  { x, y }: { x: number; y: number },
  choosable: readonly string[],
  onChoose?: (place: PlaceId | null) => void,
): boolean {
  const found = map
    .queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: [...choosable] },
    )
    .toSorted((a, b) => choosable.indexOf(a.layer.id) - choosable.indexOf(b.layer.id))
    .find(({ properties }) => isKind(properties["kind"]) || "cluster_id" in properties);
  if (!onChoose) return found !== undefined;
  if (!found) {
    onChoose(null);
    return false;
  }
  const { kind, index, cluster_id: cluster } = found.properties;
  if (isKind(kind)) onChoose({ kind, index: Number(index) });
  else if (found.geometry.type === "Point")
    void zoomInto(map, found.source, Number(cluster), found.geometry.coordinates);
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
