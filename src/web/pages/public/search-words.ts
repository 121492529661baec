import { foldText, foldedWords } from "#domain/places/place-search/fold-text.ts";
import { type TownService, townServices } from "#domain/route-graph/route-graph.ts";

/** Minimum length: shorter prefixes match too many words. */
const minLetters = 3;

/** The town service that a query names, in full or by the beginning of a word; undefined for none. */
export function serviceOfWords(typed: string, nameOf: (service: TownService) => string): TownService | undefined {
  const queryWords = foldedWords(typed);
  if (queryWords.length === 0 || queryWords.some(({ length }) => length < minLetters)) return undefined;
  return townServices.find((service) => {
    const named = foldedWords(nameOf(service));
    return queryWords.every((word) => named.some((name) => name.startsWith(word) || word.startsWith(`${name}s`)));
  });
}

/** A walk in a search query: a number of days, from or to a place. */
export interface TypedWalk {
  readonly days: number;
  readonly end: "from" | "to";
  /** Folded. */
  readonly place: string;
}

/** In either language, as folded words: "5 days from Sarria", "14 días hasta Santiago". */
const pattern =
  /^(?:in |en )?(\d{1,3}) (?:days?|dias?)(?: walk| walking| andando| caminando)? (from|desde|de|to|hasta|a) (.+)$/;
const toward: ReadonlySet<string> = new Set(["to", "hasta", "a"]);

/** Undefined for queries without such a walk. */
export function walkOfWords(typed: string): TypedWalk | undefined {
  const [, days, word = "", place = ""] = pattern.exec(foldText(typed)) ?? [];
  if (days === undefined || Number(days) < 1) return undefined;
  return { days: Number(days), end: toward.has(word) ? "to" : "from", place };
}
