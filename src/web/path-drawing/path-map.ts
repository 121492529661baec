import { type GeoJSONSource, Map as DrawnMap, NavigationControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import type { Feature } from "geojson";

import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import groundUrl from "#web/features/open-map/basemap/open-basemap.json?url";
import { loadFonts } from "#web/features/open-map/fonts.ts";
import type { StoredGround } from "#web/features/open-map/ground.ts";
import { groundStyle } from "#web/features/open-map/ground-style.ts";
import { collectionOf } from "#web/features/open-map/overlay-data.ts";
import { type Palette, readPalette } from "#web/features/open-map/palette.ts";

import { dragPoints } from "./drag-points.ts";
import { pathLayers } from "./path-layers.ts";
import type { PathPoint } from "./path-points.ts";

export interface PathMapOptions {
  readonly container: HTMLElement;
  /** Accessible name. */
  readonly title: string;
  readonly points: readonly PathPoint[];
  /** Name of a sea, country or region by its key. */
  readonly nameOf: (key: string) => string;
}

/** What somebody does on the map. */
export interface PathActs {
  /** A point was pressed. */
  select(index: number): void;
  /** A point was moved. */
  move(index: number, place: LatLon): void;
  /** The line between points was pressed. */
  insert(place: LatLon): void;
}

export interface PathMap {
  draw(points: readonly PathPoint[], selected: number): void;
}

function boundsOf(points: readonly PathPoint[]): [number, number, number, number] {
  const [lats, lons] = [points.map(([lat]) => lat), points.map(([, lon]) => lon)];
  if (points.length === 0) return [-10, 36, 4, 46];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
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

async function fetchGround(signal: AbortSignal): Promise<StoredGround> {
  const answer = await fetch(groundUrl, { signal });
  return (await answer.json()) as StoredGround;
}

/**
 * A map on which the points of a path are moved, and new ones put between them; it is gone when the signal aborts.
 *
 * @throws where the browser has no WebGL 2, and without a network
 */
export async function showPathMap(options: PathMapOptions, acts: PathActs, signal: AbortSignal): Promise<PathMap> {
  const { container, title, points, nameOf } = options;
  const [ground] = await Promise.all([fetchGround(signal), loadFonts()]);
  signal.throwIfAborted();
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const palette: Palette = readPalette(container);
  const map = new DrawnMap({
    container,
    style: groundStyle(palette, ground, nameOf),
    bounds: boundsOf(points),
    fitBoundsOptions: { padding: 40, maxZoom: 15 },
    maxZoom: 18,
    maxPitch: 0,
    maxBounds: [-24, 30, 14, 55],
    attributionControl: false,
    renderWorldCopies: false,
    locale: { "Map.Title": title },
  });
  signal.addEventListener("abort", () => map.remove(), { once: true });
  map.addControl(new NavigationControl({ showCompass: false }));
  await new Promise<void>((resolve, reject) => {
    map.once("style.load", () => resolve());
    map.once("error", ({ error }) => reject(error));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  map.addSource("path", { type: "geojson", data: collectionOf([]) });
  for (const layer of pathLayers(palette)) map.addLayer(layer);
  dragPoints(map, acts);
  return {
    draw: (now, selected) => map.getSource<GeoJSONSource>("path")?.setData(collectionOf(featuresOf(now, selected))),
  };
}
