import { addProtocol, type SourceSpecification } from "maplibre-gl";

import type { RouteMap } from "#contract/routes/route-map.ts";
import { firstZoom } from "#domain/geography/map-tiles/tiles.ts";

import { fetchJson } from "#web/client/api/fetch-json.ts";

import basemapUrl from "./basemap/open-basemap.json?url";
import type { StoredBasemap } from "./layers/basemap.ts";

/** The base of maps: this site's basemap, and its tiles if available. */
export interface BasemapShapes {
  readonly stored: StoredBasemap;
  readonly tiles: MapTiles | null;
}

export interface MapData {
  readonly route: RouteMap;
  /** Null if a configured style replaces it. */
  readonly basemap: BasemapShapes | null;
}

/** @throws without a network */
export async function loadBasemap(signal: AbortSignal): Promise<BasemapShapes> {
  const [stored, tiles] = await Promise.all([fetchJson<StoredBasemap>(basemapUrl, signal), loadMapTiles(signal)]);
  return { stored, tiles };
}

/** @throws if the network fails, and when the signal aborts */
export async function loadMapData(slug: string, hasStyle: boolean, signal: AbortSignal): Promise<MapData> {
  const [route, basemap] = await Promise.all([
    fetchJson<RouteMap>(`/api/routes/${encodeURIComponent(slug)}/map`, signal),
    hasStyle ? null : loadBasemap(signal),
  ]);
  return { route, basemap };
}

/** The server's tile set, according to `/map/tiles.json`. */
interface DescribedTiles {
  /** Identifies the tile set. */
  readonly version: string;
  readonly maxZoom: number;
}

/** Tiles of the map and their layers. */
export interface MapTiles extends DescribedTiles {
  readonly layersOf: typeof import("./layers/tile-layers.ts").tileLayers;
}

const scheme = "vieira-tiles";

/** Link for the attribution, as the project requires. */
export const osmCopyright = "https://www.openstreetmap.org/copyright";

/** Null if none exist, or their list fails to load: only the basemap is shown then. @throws when the signal aborts */
async function loadMapTiles(signal: AbortSignal): Promise<MapTiles | null> {
  try {
    const answer = await fetch("/map/tiles.json", { signal });
    if (answer.status !== 200) return null;
    const described = (await answer.json()) as DescribedTiles;
    const { tileLayers } = await import("./layers/tile-layers.ts");
    return { ...described, layersOf: tileLayers };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Pages may fetch from this site, but the map's worker may not: it asks the page. */
export function tilesAsSource({ version, maxZoom }: DescribedTiles): SourceSpecification {
  addProtocol(scheme, async ({ url }, { signal }) => {
    const answer = await fetch(url.slice(`${scheme}:/`.length), { signal });
    if (!answer.ok) throw new Error(`A tile of the map was answered ${answer.status}.`);
    return { data: await answer.arrayBuffer() };
  });
  return {
    type: "vector",
    tiles: [`${scheme}://map/{z}/{x}/{y}.mvt?v=${version}`],
    minzoom: firstZoom,
    maxzoom: maxZoom,
    attribution: `<a href="${osmCopyright}">© OpenStreetMap</a>`,
  };
}
