import {
  type LngLatBoundsLike,
  Map as DrawnMap,
  NavigationControl,
  setWorkerUrl,
  type MapMouseEvent,
  type MapTouchEvent,
  type PointLike,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";

import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { loadFonts } from "#web/components/interactive-map/layers/fonts.ts";
import { basemapStyle } from "#web/components/interactive-map/layers/basemap-style.ts";
import { loadBasemap } from "#web/components/interactive-map/load-map-data.ts";
import { type Palette, readPalette } from "#web/components/interactive-map/layers/palette.ts";

export interface EditingMapOptions {
  readonly container: HTMLElement;
  /** Accessible name. */
  readonly title: string;
  /** Name of a sea, country or region by its key. */
  readonly nameOf: (key: string) => string;
}

const everything: [number, number, number, number] = [-10, 36, 4, 46];

/** West, south, east and north of the places; the whole map without any. */
export function boundsOf(places: readonly LatLon[]): [number, number, number, number] {
  if (places.length === 0) return everything;
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/**
 * The basemap of an editor; removed when the signal aborts.
 *
 * @throws if the browser has no WebGL 2, and without a network
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

export type Pointing = MapMouseEvent | MapTouchEvent;

export const placeOf = ({ lngLat: { lat, lng } }: Pointing): LatLon => ({ lat, lon: lng });

/** The square around a finger or pointer. @param reach half its side length, in pixels */
export function around({ point: { x, y } }: Pointing, reach: number): [PointLike, PointLike] {
  return [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
}

interface DragHandlers<Item> {
  /** The object to drag; null for none, which pans the map. */
  pick(event: Pointing): Item | null;
  move(item: Item, place: LatLon): void;
  /** End of the drag: the new position, or null if it was not moved. */
  drop?(item: Item, place: LatLon | null): void;
}

/** Drags an object on the map by pointer and finger. */
export function dragOnMap<Item>(map: DrawnMap, { pick, move, drop }: DragHandlers<Item>): void {
  let dragged: { readonly item: Item; place: LatLon | null } | null = null;
  const press = (event: Pointing) => {
    const item = pick(event);
    if (item === null) return;
    dragged = { item, place: null };
    event.preventDefault();
    map.dragPan.disable();
  };
  const follow = (event: Pointing) => {
    if (dragged === null) return;
    dragged.place = placeOf(event);
    move(dragged.item, dragged.place);
  };
  const release = () => {
    if (dragged !== null) drop?.(dragged.item, dragged.place);
    dragged = null;
    map.dragPan.enable();
  };
  map.on("mousedown", press);
  map.on("touchstart", press);
  map.on("mousemove", follow);
  map.on("touchmove", follow);
  map.on("mouseup", release);
  map.on("touchend", release);
  map.on("touchcancel", release);
}
