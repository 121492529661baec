import { compareFolded, foldedWords, foldText } from "./fold-text.ts";
import { allowedSlips, fitWord, type WordFit } from "./word-fit.ts";

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

/** Quality of a match: compared field by field, lower is better. */
interface Fit {
  readonly thing: number;
  /** Of the worst matching search word. */
  readonly words: WordFit;
  /** 0 the name equals the search text, 1 it begins with it, 2 otherwise. */
  readonly beginning: 0 | 1 | 2;
}

/** A match with everything that determines its order. */
export interface Found<Thing> {
  readonly thing: Thing;
  readonly fit: readonly [slips: number, group: number, words: number, rank: number, beginning: number];
  /** Normalised. */
  readonly name: string;
  readonly key: string;
}

/**
 * Full-text search of names: every search word must match the same name, in any order, ignoring accents and tolerating
 * some typos. Exact matches come before typos; then the lower group, whole words before prefixes, the lower rank, and
 * names that are or begin with the search text. The order depends only on the things and the words.
 * Of names only their words are stored, each once, as there may be hundreds of thousands.
 */
export class PlaceIndex<Thing> {
  readonly #describe: (thing: Thing) => Findable;
  readonly #things: Thing[] = [];
  /** Index among all names of the first name of each thing. */
  readonly #firstNames: number[] = [];
  /** Index in `#things` of each name's thing. */
  readonly #thingsOfNames: number[] = [];
  readonly #removed = new Set<Thing>();
  /** Normalised first names. */
  readonly #mainNames: string[] = [];
  /** The distinct normalised words, with their letters and the indices of the names that contain them. */
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #namesWith: (number[] | Uint32Array)[] = [];
  readonly #wordPositions = new Map<string, number>();

  /** @param describe the searchable facts of a thing; called again on every match, with a stable result */
  constructor(things: readonly Thing[], describe: (thing: Thing) => Findable) {
    this.#describe = describe;
    for (const thing of things) this.add(thing);
  }

  /** Number of removed things, which still take up memory. */
  get removed(): number {
    return this.#removed.size;
  }

  /** Takes out a thing that was added. */
  remove(thing: Thing): void {
    this.#removed.add(thing);
  }

  add(thing: Thing): void {
    const position = this.#things.push(thing) - 1;
    this.#firstNames.push(this.#thingsOfNames.length);
    const { names } = this.#describe(thing);
    for (const name of new Set(names)) {
      const number = this.#thingsOfNames.push(position) - 1;
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
  find(typed: string): readonly Thing[] {
    return this.findRanked(typed).map(({ thing }) => thing);
  }

  /** As `find`, with sort keys, to be merged with the matches of other indexes by `compareFound`. */
  findRanked(typed: string): readonly Found<Thing>[] {
    const words = [...new Set(foldedWords(typed))];
    if (words.length === 0) return [];
    return this.#bestOfEach(this.#fittingNames(words), foldedWords(typed).join(" ")).sort(compareFound);
  }

  #fittingNames(words: readonly string[]): ReadonlyMap<number, WordFit> {
    let fitting: ReadonlyMap<number, WordFit> | null = null;
    for (const typed of words) {
      const next = new Map<number, WordFit>();
      const letters = lettersOf(typed);
      const slips = allowedSlips(typed.length);
      for (let position = 0; position < this.#words.length; position += 1) {
        // Every letter missing in a word is a typo.
        if (moreThan(letters & ~this.#letters[position]!, slips)) continue;
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

  #bestOfEach(names: ReadonlyMap<number, WordFit>, typed: string): Found<Thing>[] {
    const best = new Map<number, Fit>();
    for (const [number, words] of names) {
      const thing = this.#thingsOfNames[number]!;
      if (this.#removed.has(this.#things[thing]!)) continue;
      const known = best.get(thing);
      if (known && (words > known.words || (words === known.words && known.beginning === 0))) continue;
      const place = number - this.#firstNames[thing]!;
      const name = place === 0 ? this.#mainNames[thing]! : foldText(this.#namesOf(thing)[place] ?? "");
      const beginning = name === typed ? 0 : name.startsWith(typed) ? 1 : 2;
      const isBetter = !known || words < known.words || beginning < known.beginning;
      if (isBetter) best.set(thing, { thing, words, beginning });
    }
    return [...best.values()].map((fit) => this.#found(fit));
  }

  #namesOf(thing: number): readonly string[] {
    return [...new Set(this.#describe(this.#things[thing]!).names)];
  }

  #found({ thing: position, words, beginning }: Fit): Found<Thing> {
    const thing = this.#things[position]!;
    const { group, rank, key } = this.#describe(thing);
    // Typos in the worst matching word.
    const slips = Math.max(0, words - 1);
    return { thing, fit: [slips, group, words, rank, beginning], name: this.#mainNames[position] ?? "", key };
  }
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
  for (let member = 0; member < a.fit.length; member += 1) {
    const difference = a.fit[member]! - b.fit[member]!;
    if (difference !== 0) return difference;
  }
  return compareFolded(a.name, b.name) || compareFolded(a.key, b.key);
}
