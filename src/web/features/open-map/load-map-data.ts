import type { RouteMap } from "#contract/route-map.ts";
import groundUrl from "./basemap/open-basemap.json?url";
import type { StoredGround } from "./ground.ts";

export interface MapData {
  readonly route: RouteMap;
  /** Null where a configured style takes its place. */
  readonly ground: StoredGround | null;
}

/** Both come from this site and have the shapes that this version of it gives them. */
async function fetchJson<Shape>(address: string, signal: AbortSignal): Promise<Shape> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Shape>;
}

/** @throws when the network does not give them, and when the signal aborts */
export async function loadMapData(slug: string, hasStyle: boolean, signal: AbortSignal): Promise<MapData> {
  const [route, ground] = await Promise.all([
    fetchJson<RouteMap>(`/api/routes/${encodeURIComponent(slug)}/map`, signal),
    hasStyle ? null : fetchJson<StoredGround>(groundUrl, signal),
  ]);
  return { route, ground };
}
