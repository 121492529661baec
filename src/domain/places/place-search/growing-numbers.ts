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
