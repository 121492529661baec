import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLog } from "../log.ts";
import type { EngineThread } from "./engine-thread.ts";

interface EngineSupervisorOptions {
  /** @param signal terminates the thread immediately */
  readonly start: (signal: AbortSignal) => Promise<EngineThread>;
  /** A full disk prevents an engine from starting, also in another process. */
  readonly isDiskFull: () => boolean;
  readonly log: DatabaseLog | undefined;
  /** Pauses before restarts, the last one repeating for all further attempts, in milliseconds. */
  readonly restartDelaysMs?: readonly number[];
}

const defaultRestartDelaysMs = [0, 1_000, 2_000, 5_000];
/** After this many failures in a row a new process is tried. */
const maxConsecutiveFailures = 10;
/** An engine that has run this long has recovered, in milliseconds. */
const stableAfterMs = 60_000;

/** Starts an engine, and restarts it after failures. */
export class EngineSupervisor {
  readonly #options: EngineSupervisorOptions;
  readonly #stopping = new AbortController();
  readonly #terminating = new AbortController();
  #engine: EngineThread | undefined;

  constructor(options: EngineSupervisorOptions) {
    this.#options = options;
  }

  /** Undefined while none is running. */
  get engine(): EngineThread | undefined {
    return this.#engine;
  }

  /** @throws Error if the engine does not start */
  async start(): Promise<void> {
    this.#engine = await this.#options.start(this.#terminating.signal);
  }

  /** @returns when no engine is running and none will be started: the reason, or undefined after `stop` */
  async supervise(): Promise<Error | undefined> {
    let failures = 0;
    let startedAt = performance.now();
    while (this.#engine !== undefined) {
      const reason = await this.#engine.ended;
      this.#engine = undefined;
      if (reason === undefined || this.#isShuttingDown()) return reason;
      this.#options.log?.error({ err: reason }, "the embedded database has broken down");
      if (performance.now() - startedAt > stableAfterMs) failures = 0;
      failures = await this.#restart(failures);
      if (this.#engine === undefined) return this.#isShuttingDown() ? undefined : reason;
      this.#options.log?.warn(
        { reason: `breakdown ${failures} in a row` },
        "the embedded database has been started again",
      );
      startedAt = performance.now();
    }
    return undefined;
  }

  stop(): void {
    this.#stopping.abort();
    this.#engine?.stop();
  }

  terminate(): void {
    this.#terminating.abort();
  }

  #isShuttingDown(): boolean {
    return this.#stopping.signal.aborted || this.#terminating.signal.aborted;
  }

  /** @returns failures in a row, including failed starts */
  async #restart(previousFailures: number): Promise<number> {
    const { start, isDiskFull, log, restartDelaysMs = defaultRestartDelaysMs } = this.#options;
    const shutdownSignal = AbortSignal.any([this.#stopping.signal, this.#terminating.signal]);
    let failures = previousFailures;
    while (this.#engine === undefined && (failures < maxConsecutiveFailures || isDiskFull())) {
      const delayMs = restartDelaysMs[Math.min(failures, restartDelaysMs.length - 1)];
      await delay(delayMs, undefined, { signal: shutdownSignal }).catch(() => undefined);
      if (shutdownSignal.aborted) break;
      failures += 1;
      this.#engine = await start(this.#terminating.signal).catch((error: unknown) => {
        log?.error({ err: error }, "the embedded database does not start");
        return undefined;
      });
    }
    // An engine that had not started yet could not be stopped.
    if (this.#stopping.signal.aborted) this.#engine?.stop();
    return failures;
  }
}
