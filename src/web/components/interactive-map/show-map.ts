import {
  AttributionControl,
  type GeoJSONSource,
  type LayerSpecification,
  Map as DrawnMap,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { FeatureCollection } from "geojson";
import { fontsFor, loadFonts } from "./layers/fonts.ts";
import { basemapLayers, basemapStyle } from "./layers/basemap-style.ts";
import type { BasemapShapes } from "./load-map-data.ts";
import type { Bounds, Overlay } from "./open-map-options.ts";
import { type Palette, readPalette, watchTheme } from "./layers/palette.ts";
import { imageRatio, placeImages } from "./layers/place-images.ts";

interface MapOptions {
  readonly container: HTMLElement;
  readonly overlay: Overlay;
  /** Null when a configured style replaces the basemap. */
  readonly basemap: BasemapShapes | null;
  readonly styleUrl: string | null;
  /** Accessible name of the map. */
  readonly title: string;
  /** Of the page, ISO 639-1. */
  readonly language: string;
  /** Name of a sea, country or region by its key. */
  readonly nameOf: (key: string) => string;
}

export type { DrawnMap };

const maxZoom = 17;
/** Maximum zoom of a fit, so that the surroundings stay visible. */
const closestFit = 14;
/** Padding around everything for names, and for the buttons over the map; on a phone buttons are above and below it. */
function wholePadding({ clientWidth }: HTMLElement) {
  return clientWidth < 600
    ? { top: 120, bottom: 120, left: 54, right: 54 }
    : { top: 76, bottom: 76, left: 60, right: 84 };
}

/** The current colours of the layers. */
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

/** Initial names of the overlay. */
function namesOn({ sources }: Overlay): ReadonlySet<string> {
  const names = sources.flatMap(({ features }) =>
    features.features.map(({ properties }): unknown => properties?.["name"]),
  );
  return new Set(names.filter((name) => typeof name === "string"));
}

/** Replaces the features of one of the overlay's sources. */
export function setFeatures(map: DrawnMap, source: string, features: FeatureCollection): void {
  map.getSource<GeoJSONSource>(source)?.setData(features);
}

/** Fits bounds into view, clear of the controls over the map. */
export function showBounds(map: DrawnMap, bounds: Bounds, options: { duration?: number; bearing?: number } = {}): void {
  map.fitBounds([...bounds], { padding: wholePadding(map.getContainer()), maxZoom: closestFit, ...options });
}

/**
 * Draws a map, which follows the theme until it is removed.
 * @throws if the browser has no WebGL 2, and when a configured style cannot be loaded
 */
export async function showMap(options: MapOptions, signal: AbortSignal): Promise<DrawnMap> {
  const { container, overlay, basemap, styleUrl, title, language, nameOf } = options;
  await loadFonts();
  signal.throwIfAborted();
  // The content security policy of the worker's file depends on the style, and browsers cache it with the file.
  setWorkerUrl(new URL(styleUrl === null ? workerUrl : `${workerUrl}?${new URL(styleUrl).host}`, location.href).href);
  let palette = readPalette(container);
  const names = { language, isKnown: namesOn(overlay) };
  const map = new DrawnMap({
    container,
    style: basemap ? basemapStyle(palette, basemap, nameOf, names) : (styleUrl ?? ""),
    bounds: [...overlay.bounds],
    fitBoundsOptions: { padding: wholePadding(container), maxZoom: closestFit },
    maxZoom: maxZoom,
    minZoom: 3.5,
    maxPitch: 0,
    // The basemap ends there.
    ...(basemap && { maxBounds: [-24, 30, 14, 55] }),
    attributionControl: false,
    renderWorldCopies: false,
    locale: { "Map.Title": title },
  });
  if (!basemap) map.addControl(new AttributionControl({ compact: false }));
  const stop = watchTheme(() => {
    palette = readPalette(container);
    if (basemap) repaint(map, basemapLayers(palette, basemap.tiles, names));
    repaint(map, overlay.layers(palette, fonts()));
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
  // The basemap shows through a missing tile.
  map.on("error", () => undefined);
  setImages(map, palette);
  for (const { id, features, options: how } of overlay.sources) {
    map.addSource(id, { type: "geojson", data: features, ...how });
  }
  for (const layer of overlay.layers(palette, fonts())) map.addLayer(layer);
  return map;
}
