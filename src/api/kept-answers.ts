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
    if (answer.size > this.#mostBytes) return;
    this.#answers.set(key, answer);
    this.#bytes += answer.size;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#answers.get(key)?.size ?? 0;
    this.#answers.delete(key);
  }
}
