import type { LinesOfRoute, RouteLineList } from "#contract/routes/route-map.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { loadBasemap, type BasemapShapes } from "#web/components/interactive-map/load-map-data.ts";
import type { FoundPlace } from "#contract/places/found-places.ts";
import type { PlaceWords } from "#web/components/interactive-map/places/places.ts";

/** Data of the map beside a list of results. */
export interface ShownPlaces {
  /** Accessible name of the map. */
  readonly title: string;
  /** Slugs of the routes whose lines are drawn; all of them when empty. */
  readonly routes: readonly string[];
  /** Loads all results; a new function when the search changes. */
  readonly load: (signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  readonly wordsOf: (place: FoundPlace) => PlaceWords;
  /** Id of the highlighted entry of the list. */
  readonly selected: string | null;
  /** A place on the map was selected or deselected. */
  readonly onSelect: (place: FoundPlace | null) => void;
  /** Scrolls to the entry of a place, in a list beside the map. */
  readonly onShow: (place: FoundPlace) => void;
  /** Link to the entry of a place. */
  readonly onLead: (place: FoundPlace) => void;
}

export interface RouteLine {
  /** Of the route. */
  readonly slug: string;
  readonly kind: LinesOfRoute["lines"][number]["kind"];
  readonly points: readonly LatLon[];
}

export interface ResultsMapData {
  readonly lines: readonly RouteLine[];
  /** Null if a configured style replaces it. */
  readonly basemap: BasemapShapes | null;
}

/** @throws if the network fails, and when the signal aborts */
export async function loadResultsMap(hasStyle: boolean, signal: AbortSignal): Promise<ResultsMapData> {
  const [{ data }, basemap] = await Promise.all([
    fetchJson<RouteLineList>("/api/routes/lines", signal),
    hasStyle ? null : loadBasemap(signal),
  ]);
  const lines = data.flatMap(({ slug, lines: ofRoute }) =>
    ofRoute.map(({ kind, line }): RouteLine => ({ slug, kind, points: decodePolyline(line) })),
  );
  return { lines, basemap };
}
