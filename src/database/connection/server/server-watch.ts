import { setTimeout as delay } from "node:timers/promises";
import { DatabaseOutageError } from "../database-outage.ts";
import type { DatabaseLog } from "../log.ts";

/** Time without a response after which the server is probed, in milliseconds. */
const silenceBeforeProbeMs = 250;
/** Timeout of a probe, in ticks of 50 ms: while this process is blocked, however long, only one tick counts. */
const tickMs = 50;
const ticks = 12;
/** Timeout while it is known to be away, and interval of probes. */
const outageTicks = 60;
const retryMs = 250;

interface ServerWatchOptions {
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
  readonly #pendingRejects = new Set<(error: DatabaseOutageError) => void>();
  readonly #closed = new AbortController();
  #pendingProbe: Promise<void> | undefined;
  #outage: Error | undefined;
  #responseCount = 0;

  constructor(options: ServerWatchOptions) {
    this.#options = options;
  }

  /** The result of `work`, not started while the server is away. @throws DatabaseOutageError if it is or goes away */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#outage) return Promise.reject(outageError(this.#outage));
    return new Promise((resolve, reject) => {
      const probeTimer = setInterval(() => void this.checkServer(), silenceBeforeProbeMs);
      this.#pendingRejects.add(reject);
      const done = (): void => {
        clearInterval(probeTimer);
        this.#pendingRejects.delete(reject);
      };
      work().then(resolve, reject).finally(done);
    });
  }

  /** Probes the server; concurrent calls share one probe. Never throws. */
  checkServer(): Promise<void> {
    this.#pendingProbe ??= this.#probe(ticks)
      .catch((error: Error) => this.#beginOutage(error))
      .finally(() => (this.#pendingProbe = undefined));
    return this.#pendingProbe;
  }

  /** Call on every response to a query: it proves that the server is available, however long new connections take. */
  recordResponse(): void {
    this.#responseCount += 1;
  }

  close(): void {
    this.#closed.abort();
  }

  #beginOutage(reason: Error): void {
    if (this.#outage || this.#closed.signal.aborted) return;
    this.#outage = reason;
    this.#options.log.warn({ reason: reason.message }, "the database is away");
    for (const reject of this.#pendingRejects) reject(outageError(reason));
    this.#options.breakConnections(reason);
    void this.#waitForRecovery();
  }

  async #waitForRecovery(): Promise<void> {
    const startedAt = performance.now();
    while (!this.#closed.signal.aborted) {
      await delay(retryMs, undefined, { ref: false });
      const isAvailable = await this.#probe(outageTicks).then(
        () => true,
        () => false,
      );
      if (!isAvailable) continue;
      // Some were opened while it was away, for work that has failed since.
      this.#options.breakConnections(new Error("the connection began while the database was away"));
      this.#outage = undefined;
      this.#options.log.warn({ ms: Math.round(performance.now() - startedAt) }, "the database is back");
      return;
    }
  }

  async #probe(maxTicks: number): Promise<void> {
    const responsesBefore = this.#responseCount;
    const timeout = new AbortController();
    const signal = AbortSignal.any([timeout.signal, this.#closed.signal]);
    const probe = (): Promise<boolean> => this.#options.probe(signal).then(() => true);
    // One connection may break by chance; a second one would not.
    const probeResult = probe().catch(probe);
    try {
      for (let tick = 0; tick < maxTicks; tick += 1) {
        if (await Promise.race([probeResult, delay(tickMs, false, { ref: false })])) return;
        if (this.#responseCount > responsesBefore) return;
      }
      throw new Error("the database server does not answer");
    } finally {
      timeout.abort();
      probeResult.catch(() => undefined);
    }
  }
}

/** A separate error for every caller: each has its own stack trace. */
function outageError(reason: Error): DatabaseOutageError {
  return new DatabaseOutageError("unreachable", `the database is away: ${reason.message}`, reason);
}
