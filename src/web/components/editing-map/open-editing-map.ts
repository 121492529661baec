import { type LngLatBoundsLike, Map as DrawnMap, NavigationControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";

import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { loadFonts } from "#web/components/open-map/fonts.ts";
import { basemapStyle } from "#web/components/open-map/basemap-style.ts";
import { loadBasemap } from "#web/components/open-map/load-map-data.ts";
import { type Palette, readPalette } from "#web/components/open-map/palette.ts";

export interface EditingMapOptions {
  readonly container: HTMLElement;
  /** Accessible name. */
  readonly title: string;
  /** Name of a sea, country or region by its key. */
  readonly nameOf: (key: string) => string;
}

const everything: [number, number, number, number] = [-10, 36, 4, 46];

/** West, south, east and north of places; everything where there is none. */
export function boundsOf(places: readonly LatLon[]): [number, number, number, number] {
  if (places.length === 0) return everything;
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/**
 * The ground on which editors put things; it is gone when the signal aborts.
 *
 * @throws where the browser has no WebGL 2, and without a network
 */
export async function openEditingMap(
  { container, title, nameOf }: EditingMapOptions,
  bounds: LngLatBoundsLike,
  signal: AbortSignal,
): Promise<{ readonly map: DrawnMap; readonly palette: Palette }> {
  const [basemap] = await Promise.all([loadBasemap(signal), loadFonts()]);
  signal.throwIfAborted();
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const palette = readPalette(container);
  const map = new DrawnMap({
    container,
    style: basemapStyle(palette, basemap, nameOf, { language: document.documentElement.lang, isKnown: new Set() }),
    bounds,
    fitBoundsOptions: { padding: 40, maxZoom: 15 },
    maxZoom: 18,
    maxPitch: 0,
    maxBounds: [-24, 30, 14, 55],
    attributionControl: basemap.tiles ? { compact: true } : false,
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
  return { map, palette };
}
