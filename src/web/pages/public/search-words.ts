import { foldText, foldedWords } from "#domain/place-search/fold-text.ts";
import { type TownService, townServices } from "#domain/route-graph/route-graph.ts";

/** Fewer letters begin too many words. */
const leastLetters = 3;

/** The service of towns that somebody searches for by its name, or by the beginning of a word of it; undefined for none. */
export function serviceOfWords(typed: string, nameOf: (service: TownService) => string): TownService | undefined {
  const asked = foldedWords(typed);
  if (asked.length === 0 || asked.some(({ length }) => length < leastLetters)) return undefined;
  return townServices.find((service) => {
    const named = foldedWords(nameOf(service));
    return asked.every((word) => named.some((name) => name.startsWith(word) || word.startsWith(`${name}s`)));
  });
}

/** A walk that somebody types into the search: so many days, from or to a place. */
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

/** Undefined for words that are no such walk. */
export function walkOfWords(typed: string): TypedWalk | undefined {
  const [, days, word = "", place = ""] = pattern.exec(foldText(typed)) ?? [];
  if (days === undefined || Number(days) < 1) return undefined;
  return { days: Number(days), end: toward.has(word) ? "to" : "from", place };
}
