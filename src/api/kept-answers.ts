import type { KeptAnswer } from "./kept-answer.ts";

/** Answers by key, up to a number of bytes; the one unused for longest makes room. */
export class KeptAnswers {
  readonly #mostBytes: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer) {
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  set(key: string, answer: KeptAnswer): void {
    this.#delete(key);
    if (sizeOf(key, answer) > this.#mostBytes) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldest] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) break;
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
function sizeOf(key: string, answer: KeptAnswer): number {
  return answer.size + 2 * key.length;
}
