import type { CachedResponse } from "./cached-response.ts";

/** A cached value with its size in bytes. */
interface Sized {
  readonly size: number;
}

/** For metrics; a serving process has one cache per name. */
export const responseCachesByName = new Map<string, ResponseCache<Sized>>();

/** Responses by key, up to a number of bytes; evicts the least recently used. */
export class ResponseCache<Entry extends Sized = CachedResponse> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #revision = "";
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(name: string, maxBytes: number) {
    this.#maxBytes = maxBytes;
    responseCachesByName.set(name, this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  /** Drops responses made from other revisions. */
  dropOtherRevisions(revision: string): void {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#entries.clear();
    this.#bytes = 0;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#hits += 1;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    } else this.#misses += 1;
    return entry;
  }

  set(key: string, entry: Entry): void {
    this.#delete(key);
    if (sizeOf(key, entry) > this.#maxBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(key, entry);
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#bytes -= sizeOf(key, entry);
    this.#entries.delete(key);
  }
}

/** Keys may be longer than their responses; a character takes at most two bytes. */
function sizeOf(key: string, entry: Sized): number {
  return entry.size + 2 * key.length;
}
