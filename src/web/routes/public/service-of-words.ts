import { type TownService, townServices } from "#domain/route-graph/route-graph.ts";
import { foldedWords } from "#domain/place-search/fold-text.ts";

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
