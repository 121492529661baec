import { Map as DrawnMap, Marker, NavigationControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";

import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import groundUrl from "#web/features/open-map/basemap/open-basemap.json?url";
import { loadFonts } from "#web/features/open-map/fonts.ts";
import type { StoredGround } from "#web/features/open-map/ground.ts";
import { groundStyle } from "#web/features/open-map/ground-style.ts";
import { readPalette } from "#web/features/open-map/palette.ts";

interface PlaceMapOptions {
  readonly container: HTMLElement;
  /** Accessible name. */
  readonly title: string;
  /** What it shows first; null shows everything. */
  readonly start: LatLon | null;
  /** Name of a sea, country or region by its key. */
  readonly nameOf: (key: string) => string;
}

export interface PlaceMap {
  /** Puts the mark somewhere, or takes it away. */
  mark(place: LatLon | null): void;
}

const closeZoom = 13;
const everything: [number, number, number, number] = [-10, 36, 4, 46];

/**
 * A map on which a place is chosen by pressing it or by moving its mark; it is gone when the signal aborts.
 * @throws where the browser has no WebGL 2, and without a network
 */
export async function showPlaceMap(
  { container, title, start, nameOf }: PlaceMapOptions,
  onPick: (place: LatLon) => void,
  signal: AbortSignal,
): Promise<PlaceMap> {
  const [ground] = await Promise.all([
    fetch(groundUrl, { signal }).then((answer) => answer.json() as Promise<StoredGround>),
    loadFonts(),
  ]);
  signal.throwIfAborted();
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const palette = readPalette(container);
  const map = new DrawnMap({
    container,
    style: groundStyle(palette, ground, nameOf),
    ...(start ? { center: [start.lon, start.lat], zoom: closeZoom } : { bounds: everything }),
    maxZoom: 18,
    maxPitch: 0,
    maxBounds: [-24, 30, 14, 55],
    attributionControl: false,
    renderWorldCopies: false,
    locale: { "Map.Title": title },
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  signal.addEventListener("abort", () => map.remove(), { once: true });
  const marker = new Marker({ color: palette.way, draggable: true }).setLngLat([0, 0]);
  marker.on("dragend", () => {
    const { lat, lng } = marker.getLngLat();
    onPick({ lat, lon: lng });
  });
  map.on("click", ({ lngLat: { lat, lng } }) => onPick({ lat, lon: lng }));
  return {
    mark: (place) => {
      if (place === null) marker.remove();
      else marker.setLngLat([place.lon, place.lat]).addTo(map);
    },
  };
}
