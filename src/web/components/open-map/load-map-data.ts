import type { RouteMap } from "#contract/routes/route-map.ts";
import basemapUrl from "./basemap/open-basemap.json?url";
import type { StoredBasemap } from "./basemap.ts";
import { loadMapTiles, type MapTiles } from "./map-tiles.ts";

/** What maps lie on: the ground of this site, and the tiles where it has some. */
export interface BasemapShapes {
  readonly stored: StoredBasemap;
  readonly tiles: MapTiles | null;
}

export interface MapData {
  readonly route: RouteMap;
  /** Null where a configured style takes its place. */
  readonly basemap: BasemapShapes | null;
}

/** What this site answers at one of its own addresses, of the shape that this version of it gives. */
export async function fetchJson<Shape>(address: string, signal: AbortSignal): Promise<Shape> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Shape>;
}

/** @throws without a network */
export async function loadBasemap(signal: AbortSignal): Promise<BasemapShapes> {
  const [stored, tiles] = await Promise.all([fetchJson<StoredBasemap>(basemapUrl, signal), loadMapTiles(signal)]);
  return { stored, tiles };
}

/** @throws when the network does not give them, and when the signal aborts */
export async function loadMapData(slug: string, hasStyle: boolean, signal: AbortSignal): Promise<MapData> {
  const [route, basemap] = await Promise.all([
    fetchJson<RouteMap>(`/api/routes/${encodeURIComponent(slug)}/map`, signal),
    hasStyle ? null : loadBasemap(signal),
  ]);
  return { route, basemap };
}
