import type { LinesOfRoute, RouteLineList } from "#contract/routes/route-lines.ts";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/route-geometry/polyline.ts";
import { fetchJson, loadGround, type MapGround } from "#web/components/open-map/load-map-data.ts";

export interface RouteLine {
  /** Of the route. */
  readonly slug: string;
  readonly kind: LinesOfRoute["lines"][number]["kind"];
  readonly points: readonly LatLon[];
}

export interface FoundMapData {
  readonly lines: readonly RouteLine[];
  /** Null where a configured style takes its place. */
  readonly ground: MapGround | null;
}

/** @throws when the network does not give it, and when the signal aborts */
export async function loadFoundMap(hasStyle: boolean, signal: AbortSignal): Promise<FoundMapData> {
  const [{ data }, ground] = await Promise.all([
    fetchJson<RouteLineList>("/api/routes/lines", signal),
    hasStyle ? null : loadGround(signal),
  ]);
  const lines = data.flatMap(({ slug, lines: ofRoute }) =>
    ofRoute.map(({ kind, line }): RouteLine => ({ slug, kind, points: decodePolyline(line) })),
  );
  return { lines, ground };
}
