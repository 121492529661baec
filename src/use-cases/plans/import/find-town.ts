import { foldText } from "#domain/places/place-search/fold-text.ts";
import { type Findable, PlaceIndex } from "#domain/places/place-search/place-index.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { type RouteGraph, townSizes } from "#domain/route-graph/route-graph.ts";
import type { ImportedStop } from "./imported-stops.ts";

/** Maximum distance of a place from a town, in metres. */
const farthestM = 3000;
/** Maximum length of a place name. */
const maxNameLength = 120;

export interface MatchedTown {
  readonly slug: string;
  readonly name: string;
  /** Matched approximately or by part of the name, rather than by exact name or place. */
  readonly isGuess: boolean;
}

interface FindableTown extends Findable {
  readonly town: MatchedTown;
}

/** Common abbreviations in names. */
const shortWords: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  sto: "santo",
  sta: "santa",
  s: "san",
};

/** Matches places in files with the towns of a route: by slug, name, spelling, coordinates, or approximately. */
export class TownFinder {
  readonly #byName = new Map<string, MatchedTown>();
  readonly #guesses = new Map<string, MatchedTown | null>();
  readonly #index: PlaceIndex<FindableTown>;
  readonly #towns: readonly { readonly town: MatchedTown; readonly lat: number; readonly lon: number }[];

  /** @param spellings other names by slug */
  constructor(graph: RouteGraph, spellings: ReadonlyMap<string, readonly string[]>) {
    const findable: FindableTown[] = [];
    this.#towns = graph.waypoints.flatMap(({ townSlug: slug, name, size, lat, lon }) => {
      if (slug === undefined) return [];
      const town = { slug, name, isGuess: false };
      const names = [name, ...(spellings.get(slug) ?? [])];
      for (const spelling of [slug, ...names].map(foldText)) {
        if (!this.#byName.has(spelling)) this.#byName.set(spelling, town);
      }
      findable.push({ names, group: 0, rank: townSizes.indexOf(size), key: slug, town });
      return [{ town, lat, lon }];
    });
    this.#index = new PlaceIndex(findable, (town) => town);
  }

  /** @returns null if no town of the route matches */
  find(stop: ImportedStop): MatchedTown | null {
    const { name, lat, lon } = stop;
    return this.named(stop) ?? (lat === null || lon === null ? this.#guess(name) : this.#nearest({ lat, lon }));
  }

  /** By exact name only. */
  named({ name }: ImportedStop): MatchedTown | null {
    return name === null ? null : (this.#byName.get(foldText(name.slice(0, maxNameLength))) ?? null);
  }

  #nearest({ lat, lon }: { readonly lat: number; readonly lon: number }): MatchedTown | null {
    let best: MatchedTown | null = null;
    let least = farthestM;
    for (const { town, ...place } of this.#towns) {
      const metres = greatCircleM(place, { lat, lon });
      if (metres > least) continue;
      least = metres;
      best = town;
    }
    return best;
  }

  #guess(text: string | null): MatchedTown | null {
    const name = foldText((text ?? "").slice(0, maxNameLength).replaceAll(/\([^)]*\)/g, " "));
    if (name.length < 4) return null;
    const cached = this.#guesses.get(name);
    if (cached !== undefined) return cached;
    const long = name.replaceAll(/\p{L}+/gu, (word) => shortWords[word] ?? word);
    const town = this.#byName.get(name) ?? this.#byName.get(long) ?? this.#index.find(long)[0]?.town ?? null;
    const guess = town && { ...town, isGuess: true };
    this.#guesses.set(name, guess);
    return guess;
  }
}
