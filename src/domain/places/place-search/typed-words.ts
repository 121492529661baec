import { allowedTypos, fitWord } from "./word-fit.ts";

type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A list of very many whole numbers that are not negative, outside the heap of the garbage collector. */
export class GrowingNumbers<List extends Numbers> {
  readonly #create: new (length: number) => List;
  /** With room for more beyond `length`; another one after it has grown. */
  values: List;
  length = 0;

  constructor(create: new (length: number) => List, ...first: readonly number[]) {
    this.#create = create;
    this.values = new create(8);
    for (const number of first) this.push(number);
  }

  /** Gives up the room for more, once most are in it. */
  trim(): void {
    this.values = this.values.slice(0, this.length) as List;
  }

  push(number: number): void {
    if (this.length === this.values.length) {
      const larger = new this.#create(Math.ceil(this.length * 1.5 + 8));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = number;
    this.length += 1;
  }
}

/** Of words and names that do not fit. */
export const noFit = 255;

/** A distinct typed word, and how well each word of an index fits it, by the number of the word. */
interface TypedWord {
  readonly text: string;
  readonly letters: number;
  readonly typos: number;
  readonly fits: GrowingNumbers<Uint8Array<ArrayBuffer>>;
}

/** What was typed, compared with the words of an index. */
export class TypedWords {
  readonly #distinct: readonly TypedWord[];
  /** In the order in which they were typed. */
  readonly #sequence: readonly TypedWord[];

  /** @param typed folded */
  constructor(typed: readonly string[]) {
    const words = new Map(
      typed.map((text) => {
        const fits = new GrowingNumbers<Uint8Array<ArrayBuffer>>(Uint8Array);
        return [text, { text, letters: lettersOf(text), typos: allowedTypos(text.length), fits }];
      }),
    );
    this.#distinct = [...words.values()];
    this.#sequence = typed.flatMap((text) => words.get(text) ?? []);
  }

  /** To be called with each word of the index in turn. @param letters of the word */
  compare(word: string, letters: number): void {
    for (const typed of this.#distinct) {
      // Every letter missing in a word is a typo.
      const isFar = moreThan(typed.letters & ~letters, typed.typos);
      typed.fits.push(isFar ? noFit : (fitWord(typed.text, word) ?? noFit));
    }
  }

  /**
   * How well a name fits: three times the fit of the typed word that fits worst, plus 0 if the name is what was typed, 1 if
   * it begins with it, 2 otherwise; or `noFit`.
   *
   * @param words numbers of words, those of the name from one place to before another
   */
  fitOf(words: Uint32Array, from: number, to: number): number {
    let worst = 0;
    for (const { fits } of this.#distinct) {
      let best = noFit;
      for (let at = from; at < to; at += 1) best = Math.min(best, fits.values[words[at]!]!);
      if (best === noFit) return noFit;
      worst = Math.max(worst, best);
    }
    return worst * 3 + this.#beginning(words, from, to);
  }

  #beginning(words: Uint32Array, from: number, to: number): 0 | 1 | 2 {
    const last = this.#sequence.length - 1;
    if (to - from <= last) return 2;
    for (const [place, { fits }] of this.#sequence.entries()) {
      const fit = fits.values[words[from + place]!]!;
      // 0 is the whole word, 1 its beginning.
      if (fit > (place === last ? 1 : 0)) return 2;
      if (place === last) return fit === 0 && to - from === last + 1 ? 0 : 1;
    }
    return 2;
  }
}

/** A bit for each letter, some shared by several. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether more than `most` bits are set. */
function moreThan(bits: number, most: number): boolean {
  let remaining = bits;
  for (let count = 0; count <= most; count += 1) {
    if (remaining === 0) return false;
    remaining &= remaining - 1;
  }
  return true;
}
