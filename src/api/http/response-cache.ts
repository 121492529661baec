import { LruMap } from "#domain/lru-map.ts";
import type { CachedResponse } from "./cached-response.ts";

/** A cached value with its size in bytes. */
interface Sized {
  readonly size: number;
}

/** For metrics; a serving process has one cache per name. */
export const responseCachesByName = new Map<string, Pick<ResponseCache, "bytes" | "hits" | "misses">>();

/** Responses by key, up to a number of bytes; evicts the least recently used. */
export class ResponseCache<Entry extends Sized = CachedResponse> {
  readonly #maxBytes: number;
  readonly #entries: LruMap<string, Entry>;
  #revision = "";
  #hits = 0;
  #misses = 0;

  constructor(name: string, maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#entries = new LruMap(maxBytes, (entry, key) => sizeOf(key, entry));
    responseCachesByName.set(name, this);
  }

  get bytes(): number {
    return this.#entries.size;
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
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.#hits += 1;
    else this.#misses += 1;
    return entry;
  }

  set(key: string, entry: Entry): void {
    if (sizeOf(key, entry) > this.#maxBytes) this.#entries.delete(key);
    else this.#entries.set(key, entry);
  }
}

/** Keys may be longer than their responses; a character takes at most two bytes. */
function sizeOf(key: string, entry: Sized): number {
  return entry.size + 2 * key.length;
}
