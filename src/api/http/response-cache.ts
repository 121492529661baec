import type { CachedResponse } from "./cached-response.ts";

/** A cached value with its size in bytes. */
interface Sized {
  readonly size: number;
}

/** For metrics; a serving process has one cache per name. */
export const responseCachesByName = new Map<string, ResponseCache<Sized>>();

/** Responses by key, up to a number of bytes; evicts the least recently used. */
export class ResponseCache<Answer extends Sized = CachedResponse> {
  readonly #maxBytes: number;
  readonly #answers = new Map<string, Answer>();
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
  keepOnly(revision: string): void {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#answers.clear();
    this.#bytes = 0;
  }

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    if (answer) {
      this.#hits += 1;
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    } else this.#misses += 1;
    return answer;
  }

  set(key: string, answer: Answer): void {
    this.#delete(key);
    if (sizeOf(key, answer) > this.#maxBytes) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldest] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const answer = this.#answers.get(key);
    if (answer) this.#bytes -= sizeOf(key, answer);
    this.#answers.delete(key);
  }
}

/** Keys may be longer than their responses; a character takes at most two bytes. */
function sizeOf(key: string, answer: Sized): number {
  return answer.size + 2 * key.length;
}
