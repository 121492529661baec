import { PhotosBusy } from "./photo-refused.ts";

/** Does one piece of work after another, and takes no more than a few that wait. */
export class Turns {
  readonly #mostWaiting: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** @throws PhotosBusy when too many wait, and whatever the work throws */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting > this.#mostWaiting) throw new PhotosBusy();
    this.#waiting += 1;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn.finally(() => {
      this.#waiting -= 1;
    });
  }
}
