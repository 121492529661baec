import { createStore } from "#web/client/storage/create-store.ts";

/** Maximum of concurrent prefetches: data and modules of a page count together. */
const maxAtOnce = 4;
/** How long the data of a prefetched page may be used, in milliseconds: what the server allows. */
const maxAgeMs = 30_000;

/** Pages to prefetch, a few concurrently, in the order of the requests. */
export class PrefetchQueue {
  #waiting: string[] = [];
  readonly #active = createStore<readonly string[]>([]);
  readonly #fetchedAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Pages being fetched; the same list until it changes. */
  readonly active = this.#active.get;

  readonly subscribe = this.#active.subscribe;

  /** Adds a page, unless it is queued, in progress or was fetched recently. */
  request(page: string): void {
    const isFresh = this.#now() - (this.#fetchedAt.get(page) ?? Number.NEGATIVE_INFINITY) < maxAgeMs;
    if (isFresh || this.active().includes(page) || this.#waiting.includes(page)) return;
    this.#waiting.push(page);
    this.#fill();
  }

  /** Cancels a queued page: the pointer has moved on. */
  forget(page: string): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== page);
  }

  /** Marks a page as done, whether fetched or failed. */
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

/** Whether the connection allows prefetching: not when it is slow, and not with the data saver on. */
export function mayPrefetch(device: object): boolean {
  const { connection } = device as { readonly connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}
