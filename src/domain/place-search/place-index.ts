import { compareFolded, foldedWords, foldText } from "./fold-text.ts";
import { allowedTypos, fitWord, type WordFit } from "./word-fit.ts";

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

/** How well a item fits. */
interface Fit {
  /** Of the typed word that fits worst. */
  readonly words: WordFit;
  /** 0 the name equals the search text, 1 it begins with it, 2 otherwise. */
  readonly beginning: 0 | 1 | 2;
}

/** A match with everything that determines its order. */
export interface Found<Item> {
  readonly item: Item;
  /** Slips, group, words, rank and beginning in one number, the first of them weighing most: less is better. */
  readonly fit: number;
  /** Folded. */
  readonly name: string;
  readonly key: string;
}

/**
 * Full-text search of names: every search word must match the same name, in any order, ignoring accents and tolerating
 * some typos. Exact matches come before typos; then the lower group, whole words before prefixes, the lower rank, and
 * names that are or begin with the search text. The order depends only on the items and the words.
 * Of names only their words are stored, each once, as there may be hundreds of thousands.
 */
export class PlaceIndex<Item> {
  readonly #describe: (item: Item) => Findable;
  readonly #items: Item[] = [];
  /** Index among all names of the first name of each item. */
  readonly #firstNames: number[] = [];
  /** Index in `#items` of each name's item. */
  readonly #itemsOfNames: number[] = [];
  readonly #removed = new Set<Item>();
  /** Group and rank of each item in one number, and its key. */
  readonly #weights: number[] = [];
  readonly #keys: string[] = [];
  /** Folded first names. */
  readonly #mainNames: string[] = [];
  /** The distinct normalised words, with their letters and the indices of the names that contain them. */
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #namesWith: (number[] | Uint32Array)[] = [];
  readonly #wordPositions = new Map<string, number>();

  /** @param describe the searchable facts of a item; called again on every match, with a stable result */
  constructor(items: readonly Item[], describe: (item: Item) => Findable) {
    this.#describe = describe;
    for (const item of items) this.add(item);
  }

  /** Number of removed items, which still take up memory. */
  get removed(): number {
    return this.#removed.size;
  }

  /** Takes out a item that was added. */
  remove(item: Item): void {
    this.#removed.add(item);
  }

  add(item: Item): void {
    const position = this.#items.push(item) - 1;
    this.#firstNames.push(this.#itemsOfNames.length);
    const { names, group, rank, key } = this.#describe(item);
    if (Math.max(group, rank) > maxWeight) throw new RangeError(`groups and ranks go to ${maxWeight}`);
    this.#weights.push(group * (maxWeight + 1) + rank);
    this.#keys.push(key);
    for (const name of new Set(names)) {
      const number = this.#itemsOfNames.push(position) - 1;
      const words = foldedWords(name);
      for (const word of new Set(words)) this.#note(this.#positionOf(word), number);
      if (name === names[0]) this.#mainNames[position] = words.join(" ");
    }
  }

  /** Call when nearly everything has been added: halves the memory use. */
  settle(): void {
    for (const [word, names] of this.#namesWith.entries()) {
      if (names.length > 8 && Array.isArray(names)) this.#namesWith[word] = Uint32Array.from(names);
    }
  }

  #note(word: number, name: number): void {
    const names = this.#namesWith[word]!;
    if (Array.isArray(names)) names.push(name);
    else this.#namesWith[word] = [...names, name];
  }

  #positionOf(word: string): number {
    const known = this.#wordPositions.get(word);
    if (known !== undefined) return known;
    const position = this.#words.push(word) - 1;
    this.#wordPositions.set(word, position);
    this.#letters.push(lettersOf(word));
    this.#namesWith.push([]);
    return position;
  }

  /** All matches, best first; none for a text without letters and digits. */
  find(typed: string): readonly Item[] {
    const compare = this.#compareAlike();
    return this.#groupsByFit(typed).flatMap(({ items }) => items.sort(compare).map((item) => this.#items[item]!));
  }

  /**
   * As `find`, with what puts each in its place, to be put among what other indexes find by `compareFound`. Only those that are
   * taken are put in order, of very many that fit.
   */
  *findRanked(typed: string): Generator<Found<Item>, void> {
    const compare = this.#compareAlike();
    for (const { fit, items } of this.#groupsByFit(typed)) {
      const first = firstOf(items, few, compare);
      for (const item of first) yield this.#found(item, fit);
      if (first.length === items.length) continue;
      for (const item of items.sort(compare).slice(first.length)) yield this.#found(item, fit);
    }
  }

  /** Positions of the items that fit equally well, the better before the worse. */
  #groupsByFit(typed: string): { readonly fit: number; readonly items: number[] }[] {
    const words = [...new Set(foldedWords(typed))];
    if (words.length === 0) return [];
    const byFit = new Map<number, number[]>();
    for (const [item, how] of this.#bestOfEach(this.#fittingNames(words), foldedWords(typed).join(" "))) {
      const fit = this.#fitOf(item, how);
      const others = byFit.get(fit);
      if (others) others.push(item);
      else byFit.set(fit, [item]);
    }
    return [...byFit].map(([fit, items]) => ({ fit, items })).sort((a, b) => a.fit - b.fit);
  }

  #compareAlike(): (a: number, b: number) => number {
    return (a, b) =>
      compareFolded(this.#mainNames[a] ?? "", this.#mainNames[b] ?? "") ||
      compareFolded(this.#keys[a]!, this.#keys[b]!);
  }

  #fitOf(item: number, { words, beginning }: Fit): number {
    const weight = this.#weights[item]!;
    const [group, rank] = [Math.floor(weight / (maxWeight + 1)), weight % (maxWeight + 1)];
    // Letters forgiven in the word that fits worst.
    const typos = Math.max(0, words - 1);
    return (((typos * (maxWeight + 1) + group) * 4 + words) * (maxWeight + 1) + rank) * 3 + beginning;
  }

  #found(item: number, fit: number): Found<Item> {
    return { item: this.#items[item]!, fit, name: this.#mainNames[item] ?? "", key: this.#keys[item]! };
  }

  #fittingNames(words: readonly string[]): ReadonlyMap<number, WordFit> {
    let fitting: ReadonlyMap<number, WordFit> | null = null;
    for (const typed of words) {
      const next = new Map<number, WordFit>();
      const letters = lettersOf(typed);
      const typos = allowedTypos(typed.length);
      for (let position = 0; position < this.#words.length; position += 1) {
        // Every letter missing in a word is a typo.
        if (moreThan(letters & ~this.#letters[position]!, typos)) continue;
        const fit = fitWord(typed, this.#words[position]!);
        if (fit === null) continue;
        for (const name of this.#namesWith[position]!) {
          const before: WordFit | undefined = fitting === null ? 0 : fitting.get(name);
          if (before === undefined) continue;
          const worst = fit > before ? fit : before;
          if (worst < (next.get(name) ?? 4)) next.set(name, worst);
        }
      }
      if (next.size === 0) return next;
      fitting = next;
    }
    return fitting ?? new Map();
  }

  #bestOfEach(names: ReadonlyMap<number, WordFit>, typed: string): ReadonlyMap<number, Fit> {
    const best = new Map<number, Fit>();
    for (const [number, words] of names) {
      const item = this.#itemsOfNames[number]!;
      if (this.#removed.has(this.#items[item]!)) continue;
      const known = best.get(item);
      if (known && (words > known.words || (words === known.words && known.beginning === 0))) continue;
      const place = number - this.#firstNames[item]!;
      const name = place === 0 ? this.#mainNames[item]! : foldText(this.#namesOf(item)[place] ?? "");
      const beginning = name === typed ? 0 : name.startsWith(typed) ? 1 : 2;
      const isBetter = !known || words < known.words || beginning < known.beginning;
      if (isBetter) best.set(item, { words, beginning });
    }
    return best;
  }

  #namesOf(item: number): readonly string[] {
    return [...new Set(this.#describe(this.#items[item]!).names)];
  }
}

/** Groups and ranks are whole numbers from 0 to this. */
const maxWeight = 15;

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

/** A bit for each letter, some shared by several. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether more than `most` bits are set. */
function moreThan(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count <= most; count += 1) {
    if (left === 0) return false;
    left &= left - 1;
  }
  return true;
}

/** Order of matches for one search text, from any index. */
export function compareFound(a: Found<unknown>, b: Found<unknown>): number {
  return a.fit - b.fit || compareFolded(a.name, b.name) || compareFolded(a.key, b.key);
}
