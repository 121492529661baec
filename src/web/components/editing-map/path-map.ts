import type { Map as DrawnMap, GeoJSONSource, LayerSpecification } from "maplibre-gl";
import type { Feature } from "geojson";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import {
  around,
  dragOnMap,
  placeOf,
  type Pointing,
  boundsOf,
  type EditingMapOptions,
  openEditingMap,
} from "./open-editing-map.ts";
import { collectionOf } from "#web/components/interactive-map/layers/overlay-data.ts";
import type { PathPoint } from "./path-points.ts";
import type { Palette } from "#web/components/interactive-map/layers/palette.ts";

const lineLayer = "path-line";
const pointLayer = "path-points";

/** A line that is wide enough to touch, and its points. */
function pathLayers({ route, casing, surface, arrow, way }: Palette): LayerSpecification[] {
  const isLine = ["==", ["geometry-type"], "LineString"] as ["==", unknown, string];
  const isPoint = ["==", ["geometry-type"], "Point"] as ["==", unknown, string];
  const source = "path";
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const isSelected = ["boolean", ["get", "isSelected"], false];
  return [
    {
      id: `${lineLayer}-casing`,
      type: "line",
      source,
      filter: isLine as never,
      layout: round,
      paint: { "line-color": casing, "line-width": 8 },
    },
    {
      id: lineLayer,
      type: "line",
      source,
      filter: isLine as never,
      layout: round,
      paint: { "line-color": route, "line-width": 4 },
    },
    {
      id: pointLayer,
      type: "circle",
      source,
      filter: isPoint as never,
      paint: {
        "circle-radius": ["case", isSelected, 9, 5.5] as never,
        "circle-color": ["case", isSelected, arrow, surface] as never,
        "circle-stroke-color": way,
        "circle-stroke-width": 2,
      },
    },
  ];
}

/** Hit tolerance around a finger or pointer, in pixels. */
const hitTolerancePx = 12;

/** Points are dragged by pointer and finger; a click on the line adds a point there. */
function dragPoints(map: DrawnMap, acts: PathActs): void {
  const pointAt = (event: Pointing): number | null => {
    const [feature] = map.queryRenderedFeatures(around(event, hitTolerancePx), { layers: [pointLayer] });
    const index: unknown = feature?.properties["index"];
    return typeof index === "number" ? index : null;
  };
  dragOnMap(map, {
    pick: (event) => {
      const index = pointAt(event);
      if (index !== null) acts.select(index);
      return index;
    },
    move: acts.move,
  });
  map.on("click", (event) => {
    if (pointAt(event) !== null) return;
    const onLine = map.queryRenderedFeatures(around(event, hitTolerancePx), { layers: [lineLayer] });
    if (onLine.length > 0) acts.insert(placeOf(event));
  });
}

export interface PathMapOptions extends EditingMapOptions {
  readonly points: readonly PathPoint[];
}

/** Events of the map. */
export interface PathActs {
  /** A point was clicked. */
  select(index: number): void;
  /** A point was moved. */
  move(index: number, place: LatLon): void;
  /** The line between points was clicked. */
  insert(place: LatLon): void;
}

export interface PathMap {
  draw(points: readonly PathPoint[], selected: number): void;
}

function featuresOf(points: readonly PathPoint[], selected: number): Feature[] {
  const coordinates = points.map(([lat, lon]) => [lon, lat]);
  const line: Feature = { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } };
  const dots = coordinates.map((at, index): Feature => ({
    type: "Feature",
    properties: { index, isSelected: index === selected },
    geometry: { type: "Point", coordinates: at },
  }));
  return points.length > 1 ? [line, ...dots] : dots;
}

/**
 * A map for moving the points of a path and adding new ones between them; removed when the signal aborts.
 *
 * @throws if the browser has no WebGL 2, and without a network
 */
export async function showPathMap(options: PathMapOptions, acts: PathActs, signal: AbortSignal): Promise<PathMap> {
  const { points, ...mapOptions } = options;
  const bounds = boundsOf(points.map(([lat, lon]) => ({ lat, lon })));
  const { map, palette } = await openEditingMap(mapOptions, bounds, signal);
  map.addSource("path", { type: "geojson", data: collectionOf([]) });
  for (const layer of pathLayers(palette)) map.addLayer(layer);
  dragPoints(map, acts);
  return {
    draw: (now, selected) => map.getSource<GeoJSONSource>("path")?.setData(collectionOf(featuresOf(now, selected))),
  };
}
