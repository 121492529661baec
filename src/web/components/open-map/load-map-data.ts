import type { RouteMap } from "#contract/routes/route-map.ts";
import groundUrl from "./basemap/open-basemap.json?url";
import type { StoredGround } from "./basemap.ts";

export interface MapData {
  readonly route: RouteMap;
  /** Null where a configured style takes its place. */
  readonly ground: StoredGround | null;
}

/** What this site answers at one of its own addresses, of the shape that this version of it gives. */
export async function fetchJson<Shape>(address: string, signal: AbortSignal): Promise<Shape> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Shape>;
}

/** The ground of maps, or null where a configured style takes its place. @throws without a network */
export async function loadPlanRoutes(hasStyle: boolean, signal: AbortSignal): Promise<StoredGround | null> {
  return hasStyle ? null : fetchJson<StoredGround>(groundUrl, signal);
}

/** @throws when the network does not give them, and when the signal aborts */
export async function loadMapData(slug: string, hasStyle: boolean, signal: AbortSignal): Promise<MapData> {
  const [route, ground] = await Promise.all([
    fetchJson<RouteMap>(`/api/routes/${encodeURIComponent(slug)}/map`, signal),
    loadPlanRoutes(hasStyle, signal),
  ]);
  return { route, ground };
}
