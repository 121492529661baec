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

/** How well a thing fits. */
interface Fit {
  /** Of the typed word that fits worst. */
  readonly words: WordFit;
  /** 0 the name equals the search text, 1 it begins with it, 2 otherwise. */
  readonly beginning: 0 | 1 | 2;
}

/** A match with everything that determines its order. */
export interface Found<Thing> {
  readonly thing: Thing;
  /** Slips, group, words, rank and beginning in one number, the first of them weighing most: less is better. */
  readonly fit: number;
  /** Folded. */
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
  /** Group and rank of each thing in one number, and its key. */
  readonly #weights: number[] = [];
  readonly #keys: string[] = [];
  /** Folded first names. */
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
    const { names, group, rank, key } = this.#describe(thing);
    if (Math.max(group, rank) > mostWeight) throw new RangeError(`groups and ranks go to ${mostWeight}`);
    this.#weights.push(group * (mostWeight + 1) + rank);
    this.#keys.push(key);
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
    const compare = this.#compareAlike();
    return this.#alike(typed).flatMap(({ things }) => things.sort(compare).map((thing) => this.#things[thing]!));
  }

  /**
   * As `find`, with what puts each in its place, to be put among what other indexes find by `compareFound`. Only those that are
   * taken are put in order, of very many that fit.
   */
  *findRanked(typed: string): Generator<Found<Thing>, void> {
    const compare = this.#compareAlike();
    for (const { fit, things } of this.#alike(typed)) {
      const first = firstOf(things, few, compare);
      for (const thing of first) yield this.#found(thing, fit);
      if (first.length === things.length) continue;
      for (const thing of things.sort(compare).slice(first.length)) yield this.#found(thing, fit);
    }
  }

  /** Positions of the things that fit equally well, the better before the worse. */
  #alike(typed: string): { readonly fit: number; readonly things: number[] }[] {
    const words = [...new Set(foldedWords(typed))];
    if (words.length === 0) return [];
    const alike = new Map<number, number[]>();
    for (const [thing, how] of this.#bestOfEach(this.#fittingNames(words), foldedWords(typed).join(" "))) {
      const fit = this.#fitOf(thing, how);
      const others = alike.get(fit);
      if (others) others.push(thing);
      else alike.set(fit, [thing]);
    }
    return [...alike].map(([fit, things]) => ({ fit, things })).sort((a, b) => a.fit - b.fit);
  }

  #compareAlike(): (a: number, b: number) => number {
    return (a, b) =>
      compareFolded(this.#mainNames[a] ?? "", this.#mainNames[b] ?? "") ||
      compareFolded(this.#keys[a]!, this.#keys[b]!);
  }

  #fitOf(thing: number, { words, beginning }: Fit): number {
    const weight = this.#weights[thing]!;
    const [group, rank] = [Math.floor(weight / (mostWeight + 1)), weight % (mostWeight + 1)];
    // Letters forgiven in the word that fits worst.
    const slips = Math.max(0, words - 1);
    return (((slips * (mostWeight + 1) + group) * 4 + words) * (mostWeight + 1) + rank) * 3 + beginning;
  }

  #found(thing: number, fit: number): Found<Thing> {
    return { thing: this.#things[thing]!, fit, name: this.#mainNames[thing] ?? "", key: this.#keys[thing]! };
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

  #bestOfEach(names: ReadonlyMap<number, WordFit>, typed: string): ReadonlyMap<number, Fit> {
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
      if (isBetter) best.set(thing, { words, beginning });
    }
    return best;
  }

  #namesOf(thing: number): readonly string[] {
    return [...new Set(this.#describe(this.#things[thing]!).names)];
  }
}

/** Groups and ranks are whole numbers from 0 to this. */
const mostWeight = 15;

/** So many of those that fit equally well are looked for before all of them are put in order. */
const few = 64;

/** The first of a list by an order, in it. */
function firstOf<Thing>(
  things: readonly Thing[],
  most: number,
  compare: (a: Thing, b: Thing) => number,
): readonly Thing[] {
  if (things.length <= most) return things.toSorted(compare);
  const first = things.slice(0, most).sort(compare);
  for (const thing of things.slice(most)) {
    if (compare(thing, first[most - 1]!) >= 0) continue;
    first.pop();
    let place = first.length;
    while (place > 0 && compare(thing, first[place - 1]!) < 0) place -= 1;
    first.splice(place, 0, thing);
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
