import { createStore } from "#web/client/storage/create-store.ts";

/** Pages fetched ahead at once: data and modules of a page count together. */
const maxAtOnce = 4;
/** While the data of a page that was fetched ahead may be used, in milliseconds: what the server allows. */
const freshMs = 30_000;

/** Pages to fetch ahead, a few at once, in the order they were asked for. */
export class PrefetchQueue {
  #waiting: string[] = [];
  readonly #active = createStore<readonly string[]>([]);
  readonly #fetchedAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Pages that are being fetched; the same list until it changes. */
  readonly active = this.#active.get;

  readonly subscribe = this.#active.subscribe;

  /** Asks for a page; a page that is asked for, under way or fetched of late is not asked for again. */
  ask(page: string): void {
    const isFresh = this.#now() - (this.#fetchedAt.get(page) ?? Number.NEGATIVE_INFINITY) < freshMs;
    if (isFresh || this.active().includes(page) || this.#waiting.includes(page)) return;
    this.#waiting.push(page);
    this.#fill();
  }

  /** Takes back what has not begun: the pointer has moved on. */
  forget(page: string): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== page);
  }

  /** A page is here, or cannot be had. */
  finish(page: string): void {
    if (!this.active().includes(page)) return;
    this.#fetchedAt.set(page, this.#now());
    this.#active.set(this.active().filter((active) => active !== page));
    this.#fill();
  }

  #fill(): void {
    const free = maxAtOnce - this.active().length;
    if (free <= 0 || this.#waiting.length === 0) return;
    this.#active.set([...this.active(), ...this.#waiting.splice(0, free)]);
  }
}

/** The queue of this page. */
export const prefetchQueue = new PrefetchQueue(() => Date.now());

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection has room for pages that may never be opened: not a slow one, and not one where data is saved. */
export function mayPrefetch(device: object): boolean {
  const { connection } = device as { readonly connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}
