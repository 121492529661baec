/** A queue that gives back numbers by their rank, the least first. */
export class MinimumQueue {
  readonly #items: number[] = [];
  readonly #ranks: number[] = [];

  push(item: number, rank: number): void {
    let index = this.#items.length;
    this.#items.push(item);
    this.#ranks.push(rank);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((this.#ranks[parent] ?? 0) <= rank) break;
      this.#swap(index, parent);
      index = parent;
    }
  }

  /** The item of the least rank, with it; undefined once the queue is empty. */
  pop(): { readonly item: number; readonly rank: number } | undefined {
    const item = this.#items[0];
    const rank = this.#ranks[0];
    if (item === undefined || rank === undefined) return undefined;
    this.#swap(0, this.#items.length - 1);
    this.#items.pop();
    this.#ranks.pop();
    this.#sink();
    return { item, rank };
  }

  #sink(): void {
    let index = 0;
    while (true) {
      const left = 2 * index + 1;
      let least = index;
      for (const child of [left, left + 1]) {
        if (child < this.#ranks.length && (this.#ranks[child] ?? 0) < (this.#ranks[least] ?? 0)) least = child;
      }
      if (least === index) return;
      this.#swap(index, least);
      index = least;
    }
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#items, this.#ranks]) {
      const kept = list[a] ?? 0;
      list[a] = list[b] ?? 0;
      list[b] = kept;
    }
  }
}
