import { foldText } from "#domain/places/place-search/fold-text.ts";
import { fitWord } from "#domain/places/place-search/word-fit.ts";

/**
 * How well a query matches a name: 0 the name begins with it, 1 the name's words do, 2 found inside, 3 and more with
 * typing errors, `null` not at all. Every word of the query must match.
 */
export function fuzzyMatch(typed: string, name: string): number | null {
  const query = foldText(typed);
  const target = foldText(name);
  if (query === "" || target.startsWith(query)) return 0;
  const words = target.split(" ");
  let worst = 1;
  for (const part of query.split(" ")) {
    const fit = fitPart(part, words, target);
    if (fit === null) return null;
    worst = Math.max(worst, fit);
  }
  return worst;
}

function fitPart(part: string, words: readonly string[], target: string): number | null {
  const best = Math.min(...words.map((word) => fitWord(part, word) ?? Infinity));
  if (best <= 1) return 1;
  if (part.length > 1 && target.includes(part)) return 2;
  return Number.isFinite(best) ? best + 1 : null;
}

/** The matching options, best first, ties in their given order. */
export function rankMatches<Option>(
  typed: string,
  options: readonly Option[],
  nameOf: (option: Option) => string,
): Option[] {
  return options
    .map((option, order) => ({ option, order, fit: fuzzyMatch(typed, nameOf(option)) }))
    .filter((entry): entry is { option: Option; order: number; fit: number } => entry.fit !== null)
    .toSorted((a, b) => a.fit - b.fit || a.order - b.order)
    .map((entry) => entry.option);
}
