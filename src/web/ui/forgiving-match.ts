/** Lower case without accents and punctuation: "Saint-Jean" and "saint jean", "León" and "leon" are the same. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * How well typed words fit a name: 0 the name begins with them, 1 its words do, 2 found inside, 3 and more with
 * letters mistyped, `null` not at all. Every typed word must fit.
 */
export function forgivingMatch(typed: string, name: string): number | null {
  const query = foldText(typed);
  const target = foldText(name);
  if (query === "" || target.startsWith(query)) return 0;
  const words = target.split(" ");
  let worst = 1;
  for (const part of query.split(" ")) {
    const fit = fitWord(part, words, target);
    if (fit === null) return null;
    worst = Math.max(worst, fit);
  }
  return worst;
}

function fitWord(part: string, words: readonly string[], target: string): number | null {
  if (words.some((word) => word.startsWith(part))) return 1;
  if (part.length > 1 && target.includes(part)) return 2;
  const allowed = part.length >= 8 ? 2 : part.length >= 4 ? 1 : 0;
  if (allowed === 0) return null;
  const slips = Math.min(...words.map((word) => prefixDistance(part, word)));
  return slips <= allowed ? 2 + slips : null;
}

/** Fewest letters added, lost, changed or swapped with their neighbour that make `typed` the beginning of `word`. */
function prefixDistance(typed: string, word: string): number {
  const width = word.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let best = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** The options that fit, best first, ties in their given order. */
export function rankMatches<Option>(
  typed: string,
  options: readonly Option[],
  nameOf: (option: Option) => string,
): Option[] {
  return options
    .map((option, order) => ({ option, order, fit: forgivingMatch(typed, nameOf(option)) }))
    .filter((entry): entry is { option: Option; order: number; fit: number } => entry.fit !== null)
    .toSorted((a, b) => a.fit - b.fit || a.order - b.order)
    .map((entry) => entry.option);
}
