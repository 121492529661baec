import { finish, sortInSteps, type Steps } from "#domain/steps.ts";
import { compareFolded, foldedWords } from "./fold-text.ts";
import { GrowingNumbers, lettersOf, noFit, TypedWords } from "./typed-words.ts";

/** Something that can be found by any of its names. */
export interface Findable {
  /** The first is its display name. */
  readonly names: readonly string[];
  /** Lower groups come first among equally exact matches: a town before a house with its name. */
  readonly group: number;
  /** Lower ranks come first among equally good matches within a group. */
  readonly rank: number;
  /** Tie-breaker. */
  readonly key: string;
}

/** A match with everything that determines its order. */
export interface Match<Item> {
  readonly item: Item;
  /** Slips, group, words, rank and beginning in one number, the first of them weighing most: less is better. */
  readonly fit: number;
  /** Folded. */
  readonly name: string;
  readonly key: string;
}

/** Positions of items that fit equally well. */
interface AlikeItems {
  readonly fit: number;
  readonly items: readonly number[];
}

/**
 * Full-text search of names: every search word must match the same name, in any order, ignoring accents and tolerating
 * some typos. Exact matches come before typos; then the lower group, whole words before prefixes, the lower rank, and
 * names that are or begin with the search text. The order depends only on the items and the words.
 * There may be hundreds of thousands of names: a distinct word is stored once, a name as the numbers of its words. A search
 * goes through the distinct words and then through all names, which takes a few milliseconds.
 */
export class PlaceIndex<Item> {
  readonly #describe: (item: Item) => Findable;
  readonly #items: Item[] = [];
  readonly #removed = new Set<Item>();
  /** Group and rank of each item in one number, and its key. */
  readonly #weights = new GrowingNumbers<Uint8Array<ArrayBuffer>>(Uint8Array);
  readonly #keys: string[] = [];
  /** The number of the first name of each item; at the end the number of names. */
  readonly #names = new GrowingNumbers<Uint32Array<ArrayBuffer>>(Uint32Array, 0);
  /** Where the words of each name begin among those of all names; at the end where they end. */
  readonly #starts = new GrowingNumbers<Uint32Array<ArrayBuffer>>(Uint32Array, 0);
  readonly #wordsOfNames = new GrowingNumbers<Uint32Array<ArrayBuffer>>(Uint32Array);
  /** The distinct normalised words by number, with their letters. */
  readonly #words: string[] = [];
  readonly #letters = new GrowingNumbers<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #numbers = new Map<string, number>();

  /** @param describe the searchable facts of an item, which never change */
  constructor(items: readonly Item[], describe: (item: Item) => Findable) {
    this.#describe = describe;
    for (const item of items) this.add(item);
  }

  /** Number of removed items, which still take up memory. */
  get removed(): number {
    return this.#removed.size;
  }

  /** Takes out an item that was added. */
  remove(item: Item): void {
    this.#removed.add(item);
  }

  add(item: Item): void {
    const { names, group, rank, key } = this.#describe(item);
    if (Math.max(group, rank) > maxWeight) throw new RangeError(`groups and ranks go to ${maxWeight}`);
    for (const name of new Set(names)) {
      for (const word of foldedWords(name)) this.#wordsOfNames.push(this.#numberOf(word));
      this.#starts.push(this.#wordsOfNames.length);
    }
    this.#items.push(item);
    this.#weights.push(group * (maxWeight + 1) + rank);
    this.#keys.push(key);
    this.#names.push(this.#starts.length - 1);
  }

  /** Gives up the room for more items, once most have been added. */
  trim(): void {
    for (const numbers of [this.#weights, this.#names, this.#starts, this.#wordsOfNames, this.#letters]) numbers.trim();
  }

  #numberOf(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    this.#letters.push(lettersOf(word));
    return number;
  }

  /** All matches, best first; none for a text without letters and digits. */
  find(typed: string): readonly Item[] {
    return finish(this.findInSteps(typed));
  }

  /** As `find`. */
  *findInSteps(typed: string): Steps<readonly Item[]> {
    const matches: Item[] = [];
    for (const { items } of yield* this.#itemsByFit(typed)) {
      for (const item of yield* sortInSteps(items, this.#compareAlike)) matches.push(this.#items[item]!);
    }
    return matches;
  }

  /**
   * As `find`, with what puts each in its place, to be put among what other indexes find by `compareFound`. Only those that are
   * taken are put in order, of very many that fit.
   */
  *findRankedInSteps(typed: string): Steps<Iterable<Match<Item>>> {
    return this.#inOrder(yield* this.#itemsByFit(typed));
  }

  *#inOrder(groups: readonly AlikeItems[]): Generator<Match<Item>, void> {
    for (const { fit, items } of groups) {
      const first = firstOf(items, few, this.#compareAlike);
      for (const item of first) yield this.#match(item, fit);
      if (first.length === items.length) continue;
      for (const item of items.toSorted(this.#compareAlike).slice(first.length)) yield this.#match(item, fit);
    }
  }

  /** The better before the worse. */
  *#itemsByFit(text: string): Steps<readonly AlikeItems[]> {
    const queryWords = foldedWords(text);
    if (queryWords.length === 0) return [];
    const typed = new TypedWords(queryWords);
    for (let word = 0; word < this.#words.length; word += 1) {
      if (word % portion === portion - 1) yield;
      typed.compare(this.#words[word]!, this.#letters.values[word]!);
    }
    const byFit = new Map<number, number[]>();
    // Those that are added meanwhile may have words that were not compared.
    const { length } = this.#items;
    for (let item = 0; item < length; item += 1) {
      if (item % portion === portion - 1) yield;
      const fit = this.#fitOf(item, typed);
      if (fit === null) continue;
      const others = byFit.get(fit);
      if (others) others.push(item);
      else byFit.set(fit, [item]);
    }
    return [...byFit].map(([fit, items]) => ({ fit, items })).sort((a, b) => a.fit - b.fit);
  }

  /** How well the best of its names fits; null if none does. */
  #fitOf(item: number, typed: TypedWords): number | null {
    let best = noFit;
    const end = this.#names.values[item + 1]!;
    for (let name = this.#names.values[item]!; name < end; name += 1) {
      const [from, to] = [this.#starts.values[name]!, this.#starts.values[name + 1]!];
      best = Math.min(best, typed.fitOf(this.#wordsOfNames.values, from, to));
    }
    if (best === noFit || this.#removed.has(this.#items[item]!)) return null;
    const [words, beginning] = [Math.floor(best / 3), best % 3];
    const weight = this.#weights.values[item]!;
    const [group, rank] = [Math.floor(weight / (maxWeight + 1)), weight % (maxWeight + 1)];
    // Letters forgiven in the word that fits worst.
    const typos = Math.max(0, words - 1);
    return (((typos * (maxWeight + 1) + group) * 4 + words) * (maxWeight + 1) + rank) * 3 + beginning;
  }

  /** The numbers of the words of the display name, which an item that fits has. */
  #displayName(item: number): Uint32Array {
    const name = this.#names.values[item]!;
    return this.#wordsOfNames.values.subarray(this.#starts.values[name], this.#starts.values[name + 1]);
  }

  /** In the order of their folded display names, then of their keys. */
  readonly #compareAlike = (a: number, b: number): number => {
    const [one, other] = [this.#displayName(a), this.#displayName(b)];
    const common = Math.min(one.length, other.length);
    for (let at = 0; at < common; at += 1) {
      if (one[at] !== other[at]) return compareFolded(this.#words[one[at]!]!, this.#words[other[at]!]!);
    }
    return one.length - other.length || compareFolded(this.#keys[a]!, this.#keys[b]!);
  };

  #match(item: number, fit: number): Match<Item> {
    const name = Array.from(this.#displayName(item), (word) => this.#words[word]).join(" ");
    return { item: this.#items[item]!, fit, name, key: this.#keys[item]! };
  }
}

/** Groups and ranks are whole numbers from 0 to this. */
const maxWeight = 15;

/** Words or items in one step. */
const portion = 4_096;

/** So many of those that fit equally well are looked for before all of them are put in order. */
const few = 64;

/** The first of a list by an order, in it. */
function firstOf<Item>(items: readonly Item[], most: number, compare: (a: Item, b: Item) => number): readonly Item[] {
  if (items.length <= most) return items.toSorted(compare);
  const first = items.slice(0, most).sort(compare);
  for (const item of items.slice(most)) {
    if (compare(item, first[most - 1]!) >= 0) continue;
    first.pop();
    let place = first.length;
    while (place > 0 && compare(item, first[place - 1]!) < 0) place -= 1;
    first.splice(place, 0, item);
  }
  return first;
}

/** Order of matches for one search text, from any index. */
export function compareMatches(a: Match<unknown>, b: Match<unknown>): number {
  return a.fit - b.fit || compareFolded(a.name, b.name) || compareFolded(a.key, b.key);
}
