import {
  AttributionControl,
  type GeoJSONSource,
  type LayerSpecification,
  Map as DrawnMap,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { FeatureCollection } from "geojson";
import type { RouteMap } from "#contract/route-map.ts";
import { fontsFor, loadFonts } from "./fonts.ts";
import type { StoredGround } from "./ground.ts";
import { groundLayers, groundStyle } from "./ground-style.ts";
import { boundsOf, collectionOf, dayFeatures, type DayEnd, townFeatures, wayFeatures } from "./overlay-data.ts";
import { overlayLayers, sources } from "./overlay-layers.ts";
import { type Palette, readPalette, watchTheme } from "./palette.ts";
import { imageRatio, placeImages } from "./place-images.ts";

export interface MapOptions {
  readonly container: HTMLElement;
  readonly data: RouteMap;
  /** Null when a style is configured in place of the ground. */
  readonly ground: StoredGround | null;
  readonly styleUrl: string | null;
  readonly days: readonly DayEnd[];
  /** Accessible name of the map. */
  readonly title: string;
  /** Name of a sea, country or region by its key. */
  readonly nameOf: (key: string) => string;
}

export type { DrawnMap };

const mostZoom = 17;
/** Room round the whole route for names, and for the buttons over the map; on a phone buttons lie above and below it. */
export function wholePadding({ clientWidth }: HTMLElement) {
  return clientWidth < 600
    ? { top: 120, bottom: 120, left: 34, right: 34 }
    : { top: 76, bottom: 76, left: 60, right: 84 };
}

/** The colours of the layers, as their values are at the moment. */
function repaint(map: DrawnMap, layers: readonly LayerSpecification[]): void {
  for (const { id, paint } of layers) {
    for (const [name, value] of Object.entries(paint ?? {})) map.setPaintProperty(id, name as "line-color", value);
  }
}

function setImages(map: DrawnMap, palette: Palette): void {
  for (const [name, image] of placeImages(palette)) {
    if (map.hasImage(name)) map.updateImage(name, image);
    else map.addImage(name, image, { pixelRatio: imageRatio });
  }
}

function addOverlay(
  map: DrawnMap,
  data: RouteMap,
  days: readonly DayEnd[],
  layers: readonly LayerSpecification[],
): void {
  const add = (id: string, features: FeatureCollection, options = {}) =>
    map.addSource(id, { type: "geojson", data: features, ...options });
  const near = { cluster: true, clusterRadius: 56, clusterMaxZoom: 13 };
  add(sources.ways, wayFeatures(data), { tolerance: 0.25 });
  add(sources.towns, townFeatures(data));
  add(sources.houses, collectionOf([]), near);
  add(sources.points, collectionOf([]), near);
  add(sources.days, dayFeatures(days));
  add(sources.selected, collectionOf([]));
  add(sources.here, collectionOf([]));
  for (const layer of layers) map.addLayer(layer);
}

/** Puts other features into one of the overlay's sources. */
export function setFeatures(map: DrawnMap, source: keyof typeof sources, features: FeatureCollection): void {
  map.getSource<GeoJSONSource>(sources[source])?.setData(features);
}

/**
 * Draws a route on a map, which follows the theme until it is removed.
 * @throws where the browser has no WebGL 2, and when a configured style cannot be loaded
 */
export async function showMap(options: MapOptions, signal: AbortSignal): Promise<DrawnMap> {
  const { container, data, ground, styleUrl, days, title, nameOf } = options;
  await loadFonts();
  signal.throwIfAborted();
  // The policy of the worker's file depends on the style, and browsers keep the one they were sent with it.
  setWorkerUrl(new URL(styleUrl === null ? workerUrl : `${workerUrl}?${new URL(styleUrl).host}`, location.href).href);
  let palette = readPalette(container);
  const map = new DrawnMap({
    container,
    style: ground ? groundStyle(palette, ground, nameOf) : (styleUrl ?? ""),
    bounds: boundsOf(data),
    fitBoundsOptions: { padding: wholePadding(container) },
    maxZoom: mostZoom,
    minZoom: 3.5,
    maxPitch: 0,
    // The stored ground ends there.
    ...(ground && { maxBounds: [-24, 30, 14, 55] }),
    attributionControl: false,
    renderWorldCopies: false,
    locale: { "Map.Title": title },
  });
  if (!ground) map.addControl(new AttributionControl({ compact: false }));
  const stop = watchTheme(() => {
    palette = readPalette(container);
    if (ground) repaint(map, groundLayers(palette));
    repaint(map, overlayLayers(palette, fonts()));
    setImages(map, palette);
  });
  const fonts = () => {
    const style = map.getStyle();
    return fontsFor(style.glyphs, style.layers);
  };
  const end = () => {
    stop();
    map.remove();
  };
  signal.addEventListener("abort", end, { once: true });
  await new Promise<void>((resolve, reject) => {
    map.once("style.load", () => resolve());
    map.once("error", ({ error }) => reject(error));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  setImages(map, palette);
  addOverlay(map, data, days, overlayLayers(palette, fonts()));
  return map;
}
