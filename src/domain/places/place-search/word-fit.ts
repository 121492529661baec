/** How well a search word matches a word of a name: 0 the whole word, 1 its prefix, 2 with one typo, 3 with two. */
type WordFit = 0 | 1 | 2 | 3;

/** Allowed typos for a word of this length. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** Both words normalised. `null` if the search word does not match. */
export function fitWord(typed: string, word: string): WordFit | null {
  if (word.startsWith(typed)) return word.length === typed.length ? 0 : 1;
  const allowed = allowedTypos(typed.length);
  if (allowed === 0 || word.length < typed.length - allowed) return null;
  const typos = prefixDistance(typed, word, allowed);
  if (typos > allowed) return null;
  return typos <= 1 ? 2 : 3;
}

/** Longer words are compared up to this length. */
const longest = 40;
/** Rows of the distance table, reused because a search fills them thousands of times. */
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * Minimum number of insertions, deletions, substitutions and swaps of neighbouring letters that make `typed` a prefix
 * of `word` (optimal string alignment); more than `most` as soon as it cannot be fewer.
 */
export function prefixDistance(typed: string, word: string, most: number): number {
  // Letters beyond these cannot be part of a close enough prefix.
  const width = Math.min(word.length, typed.length + most, longest);
  const height = Math.min(typed.length, longest);
  let [beforeLast, last, current]: readonly Uint8Array[] = rows;
  for (let column = 0; column <= width; column++) last![column] = column;
  for (let row = 1; row <= height; row++) {
    const letter = typed.charCodeAt(row - 1);
    current![0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = letter === word.charCodeAt(column - 1);
      let best = Math.min(last![column - 1]! + (isSame ? 0 : 1), last![column]! + 1, current![column - 1]! + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwapped) best = Math.min(best, beforeLast![column - 2]! + 1);
      current![column] = best;
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let least = height;
  for (let column = 0; column <= width; column++) least = Math.min(least, last![column]!);
  return least;
}
