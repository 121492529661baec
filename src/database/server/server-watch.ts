import { setTimeout as delay } from "node:timers/promises";
import { DatabaseAwayError } from "../database-away.ts";
import type { DatabaseLog } from "../log.ts";

/** How long the server may owe an answer before it is asked whether it is still there, in milliseconds. */
const timeoutMs = 250;
/** How long it may take to say so, in ticks of 50 ms: a process that was busy itself counts one tick, however long it was. */
const tickMs = 50;
const ticks = 12;
/** How long it is given once it is known to be away, and how often it is asked then. */
const ticksWhileAway = 60;
const retryMs = 250;

export interface ServerWatchOptions {
  /** Asks the server for a sign of life on a connection of its own, which ends with the signal. */
  readonly probe: (signal: AbortSignal) => Promise<void>;
  /** Breaks every connection. */
  readonly breakConnections: (reason: Error) => void;
  readonly log: DatabaseLog;
}

/**
 * Knows whether the database server answers. Work that waits for it makes sure of that after 250 ms: a server that is
 * there may take as long as it needs, one that is not fails all work within a second, and from then on at once, until
 * it answers again.
 */
export class ServerWatch {
  readonly #options: ServerWatchOptions;
  readonly #waiting = new Set<(error: DatabaseAwayError) => void>();
  readonly #closed = new AbortController();
  #asking: Promise<void> | undefined;
  #away: Error | undefined;
  #answers = 0;

  constructor(options: ServerWatchOptions) {
    this.#options = options;
  }

  /** The outcome of `work`, which is not begun while the server is away. @throws DatabaseAwayError when the server is or goes away */
  attend<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#away) return Promise.reject(awayError(this.#away));
    return new Promise((resolve, reject) => {
      const doubt = setInterval(() => void this.makeSure(), timeoutMs);
      this.#waiting.add(reject);
      const done = (): void => {
        clearInterval(doubt);
        this.#waiting.delete(reject);
      };
      work().then(resolve, reject).finally(done);
    });
  }

  /** Asks the server whether it is there; however many doubt at once, it is asked once. Never throws. */
  makeSure(): Promise<void> {
    this.#asking ??= this.#ask(ticks)
      .catch((error: Error) => this.#lose(error))
      .finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** To be told of every answer to a query: whoever answers is there, however long new connections take. */
  noteAnswer(): void {
    this.#answers += 1;
  }

  close(): void {
    this.#closed.abort();
  }

  #lose(reason: Error): void {
    if (this.#away || this.#closed.signal.aborted) return;
    this.#away = reason;
    this.#options.log.warn({ reason: reason.message }, "the database is away");
    for (const reject of this.#waiting) reject(awayError(reason));
    this.#options.breakConnections(reason);
    void this.#awaitReturn();
  }

  async #awaitReturn(): Promise<void> {
    const since = performance.now();
    while (!this.#closed.signal.aborted) {
      await delay(retryMs, undefined, { ref: false });
      const isBack = await this.#ask(ticksWhileAway).then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      // Some began while it was away, for work that has failed since.
      this.#options.breakConnections(new Error("the connection began while the database was away"));
      this.#away = undefined;
      this.#options.log.warn({ ms: Math.round(performance.now() - since) }, "the database is back");
      return;
    }
  }

  async #ask(maxTicks: number): Promise<void> {
    const answers = this.#answers;
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, this.#closed.signal]);
    const probe = (): Promise<boolean> => this.#options.probe(signal).then(() => true);
    // One connection may break by chance; a second one would not.
    const answer = probe().catch(probe);
    try {
      for (let tick = 0; tick < maxTicks; tick += 1) {
        if (await Promise.race([answer, delay(tickMs, false, { ref: false })])) return;
        if (this.#answers > answers) return;
      }
      throw new Error("the database server does not answer");
    } finally {
      late.abort();
      answer.catch(() => undefined);
    }
  }
}

/** Of its own for everybody who waits: each adds where it was thrown. */
function awayError(reason: Error): DatabaseAwayError {
  return new DatabaseAwayError("unreachable", `the database is away: ${reason.message}`, reason);
}
