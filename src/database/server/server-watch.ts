import { setTimeout as delay } from "node:timers/promises";
import { DatabaseAwayError } from "../database-away.ts";
import type { DatabaseLog } from "../log.ts";

/** Time without a response after which the server is probed, in milliseconds. */
const timeoutMs = 250;
/** Timeout of a probe, in ticks of 50 ms: while this process is blocked, however long, only one tick counts. */
const tickMs = 50;
const ticks = 12;
/** Timeout while it is known to be away, and interval of probes. */
const ticksWhileAway = 60;
const retryMs = 250;

export interface ServerWatchOptions {
  /** Probes the server on a separate connection, which ends with the signal. */
  readonly probe: (signal: AbortSignal) => Promise<void>;
  /** Closes every connection. */
  readonly breakConnections: (reason: Error) => void;
  readonly log: DatabaseLog;
}

/**
 * Monitors whether the database server responds. Waiting work triggers a probe after 250 ms: an available server may
 * take as long as it needs; an unavailable one fails all work within a second, and then immediately, until it responds
 * again.
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

  /** The result of `work`, not started while the server is away. @throws DatabaseAwayError if it is or goes away */
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

  /** Probes the server; concurrent calls share one probe. Never throws. */
  makeSure(): Promise<void> {
    this.#asking ??= this.#ask(ticks)
      .catch((error: Error) => this.#lose(error))
      .finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Call on every response to a query: it proves that the server is available, however long new connections take. */
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
      // Some were opened while it was away, for work that has failed since.
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

/** A separate error for every caller: each has its own stack trace. */
function awayError(reason: Error): DatabaseAwayError {
  return new DatabaseAwayError("unreachable", `the database is away: ${reason.message}`, reason);
}
