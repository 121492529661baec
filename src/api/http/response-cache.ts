import type { CachedResponse } from "./cached-response.ts";

/** Something that is kept: its bytes in memory. */
interface Sized {
  readonly size: number;
}

/** For whoever watches the process; of each name there is one in a process that serves. */
export const responseCachesByName = new Map<string, ResponseCache<Sized>>();

/** Answers by key, up to a number of bytes; the one unused for longest makes room. */
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

  /** Forgets what was made of content that is published no more. */
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

/** Addresses can be longer than their answers; a letter takes two bytes at most. */
function sizeOf(key: string, answer: Sized): number {
  return answer.size + 2 * key.length;
}
