import { compareFolded, foldedWords } from "./fold-text.ts";
import { fitWord, type WordFit } from "./word-fit.ts";

/** Something to be found by any of its names. */
export interface Findable {
  /** The first is the one it is shown under. */
  readonly names: readonly string[];
  /** The lower the group, the earlier, unless something had to be forgiven: a town goes before a house of its name. */
  readonly group: number;
  /** Goes first in its group among those that fit equally well: the lower the more important. */
  readonly rank: number;
  /** Settles the order of things that agree in all else. */
  readonly key: string;
}

interface IndexedName {
  /** Position of the thing among all things. */
  readonly thing: number;
  readonly folded: string;
}

/** How well a thing fits: compared member by member, less is better. */
interface Fit {
  readonly thing: number;
  /** Of the typed word that fits worst. */
  readonly words: WordFit;
  /** 0 the name is what was typed, 1 it begins so, 2 otherwise. */
  readonly beginning: 0 | 1 | 2;
}

/**
 * Finds things by typed words: every word must fit one and the same name, in
 * any order, without regard to accents and with some slips. What was typed
 * rightly comes before what was mistyped; then the lower group, whole words
 * before beginnings of words, the lower rank, and names that are or begin
 * with what was typed. The order depends on nothing but the things and the
 * words.
 */
export class PlaceIndex<Thing extends Findable> {
  readonly #things: Thing[] = [];
  readonly #names: IndexedName[] = [];
  readonly #mainNames: string[] = [];
  /** Positions in `#names` by folded word. */
  readonly #namesWith = new Map<string, number[]>();

  constructor(things: readonly Thing[]) {
    for (const thing of things) this.add(thing);
  }

  add(thing: Thing): void {
    const position = this.#things.push(thing) - 1;
    this.#mainNames.push("");
    for (const name of new Set(thing.names)) {
      const words = foldedWords(name);
      for (const word of new Set(words)) {
        const holders = this.#namesWith.get(word);
        if (holders) holders.push(this.#names.length);
        else this.#namesWith.set(word, [this.#names.length]);
      }
      const folded = words.join(" ");
      this.#names.push({ thing: position, folded });
      if (name === thing.names[0]) this.#mainNames[position] = folded;
    }
  }

  /** Everything that fits, best first; nothing for a text without letters and digits. */
  find(typed: string): readonly Thing[] {
    const words = [...new Set(foldedWords(typed))];
    if (words.length === 0) return [];
    const fits = this.#bestOfEach(this.#fittingNames(words), foldedWords(typed).join(" "));
    return fits.toSorted((a, b) => this.#compare(a, b)).flatMap(({ thing }) => this.#things[thing] ?? []);
  }

  #fittingNames(words: readonly string[]): ReadonlyMap<number, WordFit> {
    let fitting: ReadonlyMap<number, WordFit> | null = null;
    for (const typed of words) {
      const next = new Map<number, WordFit>();
      for (const [word, names] of this.#namesWith) {
        const fit = fitWord(typed, word);
        if (fit === null) continue;
        for (const name of names) {
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

  #bestOfEach(names: ReadonlyMap<number, WordFit>, typed: string): readonly Fit[] {
    const best = new Map<number, Fit>();
    for (const [position, words] of names) {
      const name = this.#names[position];
      if (!name) continue;
      const beginning = name.folded === typed ? 0 : name.folded.startsWith(typed) ? 1 : 2;
      const known = best.get(name.thing);
      const isBetter = !known || words < known.words || (words === known.words && beginning < known.beginning);
      if (isBetter) best.set(name.thing, { thing: name.thing, words, beginning });
    }
    return [...best.values()];
  }

  #compare(a: Fit, b: Fit): number {
    const [one, other] = [this.#things[a.thing]!, this.#things[b.thing]!];
    return (
      slips(a) - slips(b) ||
      one.group - other.group ||
      a.words - b.words ||
      one.rank - other.rank ||
      a.beginning - b.beginning ||
      compareFolded(this.#mainNames[a.thing] ?? "", this.#mainNames[b.thing] ?? "") ||
      compareFolded(one.key, other.key)
    );
  }
}

/** Letters forgiven in the word that fits worst. */
function slips({ words }: Fit): number {
  return Math.max(0, words - 1);
}
