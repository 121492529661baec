import type { TownSummary } from "#contract/places/towns.ts";

/** A town with search results, for a map. */
export interface ResultStop {
  readonly slug: string;
  readonly name: string;
  readonly size: TownSummary["size"];
  readonly lat: number;
  readonly lon: number;
  /** The number of results there. */
  readonly count: number;
  /** The page of the list with the first of them. */
  readonly page: number;
}

const sizes: readonly TownSummary["size"][] = ["city", "town", "village", "other"];
const maxPlaces = 160;

/** Locations of search results, for a map. */
export interface ResultStops {
  /** The largest first, limited to the number a map can show. */
  readonly places: readonly ResultStop[];
  /** South-western and north-eastern corner of all of them, in degrees; null if there are none. */
  readonly corners:
    | readonly [southWest: readonly [lat: number, lon: number], northEast: readonly [lat: number, lon: number]]
    | null;
}

/** Locations of results in these towns, in list order. */
export function resultStops(towns: readonly TownSummary[], perPage: number): ResultStops {
  const places = new Map<string, ResultStop & { count: number }>();
  towns.forEach(({ slug, name, size, lat, lon }, position) => {
    const existing = places.get(slug);
    if (existing) existing.count += 1;
    else places.set(slug, { slug, name, size, lat, lon, page: Math.floor(position / perPage) + 1, count: 1 });
  });
  const bySize = [...places.values()].toSorted((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));
  return { places: bySize.slice(0, maxPlaces), corners: cornersOf(bySize) };
}

function cornersOf(places: readonly ResultStop[]): ResultStops["corners"] {
  if (places.length === 0) return null;
  // Not as arguments of one call: there may be too many.
  const least = (of: (place: ResultStop) => number) =>
    places.reduce((smallest, place) => Math.min(smallest, of(place)), 180);
  return [
    [least(({ lat }) => lat), least(({ lon }) => lon)],
    [-least(({ lat }) => -lat), -least(({ lon }) => -lon)],
  ];
}
