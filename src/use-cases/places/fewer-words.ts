import { foldedWords } from "#domain/places/place-search/fold-text.ts";
import type { Match } from "#domain/places/place-search/place-index.ts";
import { linkingWords } from "#domain/places/points-of-interest/kinds-in-words.ts";

/** More words than this are no search for a place. */
const mostWords = 8;

/**
 * What to search for if nothing fits all words: first without words such as "in", then only the words of places: Nájera of
 * "albergue municipal Nájera".
 *
 * @param find the places that fit a word best, with their folded names
 */
export async function* fewerWords(
  typed: string,
  find: (word: string) => Promise<readonly Pick<Match<unknown>, "name">[]>,
): AsyncGenerator<string, void> {
  const all = foldedWords(typed).slice(0, mostWords);
  const words = all.filter((word) => !linkingWords.has(word));
  if (words.length < 2 && words.length === all.length) return;
  if (words.length < all.length) yield words.join(" ");
  const ofPlaces: string[] = [];
  for (const word of words) {
    const places = await find(word);
    if (places.some(({ name }) => name.split(" ").includes(word))) ofPlaces.push(word);
  }
  if (ofPlaces.length > 0 && ofPlaces.length < words.length) yield ofPlaces.join(" ");
}
