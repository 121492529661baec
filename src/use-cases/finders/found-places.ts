import type { TownSummary } from "#contract/towns.ts";

/** A town where something was found, for a map. */
export interface FoundPlace {
  readonly slug: string;
  readonly name: string;
  readonly size: TownSummary["size"];
  readonly lat: number;
  readonly lon: number;
  /** How many of the things that were found are there. */
  readonly count: number;
  /** The page of the list on which the first of them stands. */
  readonly page: number;
}

const sizes: readonly TownSummary["size"][] = ["city", "town", "village", "other"];
const mostPlaces = 160;

/** The towns of what was found, the larger first; of very many those that a map has room for. */
export function foundPlaces(towns: readonly TownSummary[], perPage: number): readonly FoundPlace[] {
  const places = new Map<string, FoundPlace>();
  towns.forEach(({ slug, name, size, lat, lon }, position) => {
    const known = places.get(slug);
    const page = known?.page ?? Math.floor(position / perPage) + 1;
    places.set(slug, { slug, name, size, lat, lon, page, count: (known?.count ?? 0) + 1 });
  });
  return [...places.values()].toSorted((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size)).slice(0, mostPlaces);
}
