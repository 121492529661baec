import { availableParallelism, getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Log } from "#use-cases/context.ts";
import type { Tasks } from "#use-cases/worker-tasks.ts";
import type { QueueName, TaskOptions, TaskOutcome, WorkerPool } from "#use-cases/workers/worker-pool.ts";
import { MemoryWatch } from "./memory-watch.ts";
import { share } from "./shared-values.ts";
import { type QueueLimits, TaskQueue } from "./task-queue.ts";
import type { TaskMessage } from "./worker.ts";

interface QueueSettings extends QueueLimits {
  /** Milliseconds that a task may wait. */
  readonly timeoutMs: number;
}

/** Threads of most queues: half of the processors, and never so many that their memory adds up. */
const threads = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

const usual = { waiting: 8, ofPerson: 2, ofAddress: 4 } as const;

export const queueSettings: Readonly<Record<QueueName, QueueSettings>> = {
  // A few milliseconds each: an address may ask for 500 plans at once.
  quick: { running: threads, waiting: 1000, ofPerson: 600, ofAddress: 600, timeoutMs: 10_000 },
  planning: { running: threads, ...usual, timeoutMs: 10_000 },
  files: { running: threads, ...usual, timeoutMs: 20_000 },
  pictures: { running: 1, ...usual, timeoutMs: 60_000 },
  // In turns of the one main thread; those at once wait for the database and for threads too.
  pages: { running: 16, waiting: 400, ofPerson: 200, ofAddress: 200, timeoutMs: 15_000 },
};

/** Each costs some fifty megabytes. Quick tasks and pictures take those of others that have nothing to do. */
const maxThreads = 3 * threads;

/** Milliseconds after which a task that runs is given up. */
const deadlines: Readonly<Record<keyof Tasks, number>> = {
  planWalk: 8000,
  writePlanAsJson: 8000,
  solveWithDay: 8000,
  writePlanFile: 10_000,
  writeKeepsake: 20_000,
  proposePath: 20_000,
  compareTable: 10_000,
  sightRegister: 10_000,
  readRegister: 30_000,
  compareRegister: 20_000,
  prepareSentPhoto: 60_000,
  drawPng: 10_000,
  readPlanFile: 10_000,
  resolveOnRoutes: 10_000,
};

/** When to come back, in seconds. */
const retryAfterSeconds = { "too-many": 2, full: 5 } as const;

/**
 * How much of the memory of a thread its heap may be. Less than all: a heap is only tidied when it comes near its limit,
 * and what it could tidy away would be counted by the watch.
 */
const heapPart = 3 / 4;
/** An idle thread ends after so many milliseconds. */
const idleMs = 60_000;

export interface PoolOptions {
  readonly log: Log;
  readonly queues?: typeof queueSettings;
  readonly deadlines?: Partial<typeof deadlines>;
  /** Of one thread, in megabytes. */
  readonly maxMemoryMb?: number;
  /** Threads that start at once and stay when there is nothing to do. */
  readonly ready?: number;
}

/** A task that has come to its end, whatever its end is; `failed` when it threw. */
export interface FinishedTask {
  readonly queue: QueueName;
  readonly outcome: TaskOutcome<unknown>["kind"] | "failed";
  /** Since it was asked for, in milliseconds. */
  readonly ms: number;
}

/**
 * By how much threads are nicer than the process. Never so that they end at -1, which the library that asks the system takes
 * for a failure, and with it every thread.
 */
export function nicenessBeside(own: number): number {
  return own + 10 === -1 ? 11 : 10;
}

/** Worker threads and the queues before them. They do not keep the process alive. */
export class ThreadPool implements WorkerPool {
  readonly share = share;
  /** Is told of every task. */
  onSettled: ((task: FinishedTask) => void) | null = null;
  readonly #threads: Piscina<TaskMessage, TaskOutcome<unknown>>;
  readonly #queues: ReadonlyMap<QueueName, { readonly queue: TaskQueue; readonly timeoutMs: number }>;
  readonly #deadlines: typeof deadlines;
  readonly #watch: MemoryWatch;
  readonly #log: Log;

  constructor({ log, queues = queueSettings, deadlines: others, maxMemoryMb = 512, ready = 0 }: PoolOptions) {
    this.#threads = new Piscina({
      filename: fileURLToPath(new URL("./worker.ts", import.meta.url)),
      name: "runTask",
      minThreads: ready,
      maxThreads: maxThreads,
      idleTimeout: idleMs,
      // Who asks for pages and health is answered first.
      niceIncrement: nicenessBeside(getPriority()),
      atomics: "disabled",
      resourceLimits: { maxOldGenerationSizeMb: Math.round(maxMemoryMb * heapPart) },
    });
    this.#log = log;
    this.#threads.on("error", (error: unknown) => log.error({ err: error }, "a worker thread failed"));
    const entries = Object.entries(queues) as [QueueName, QueueSettings][];
    this.#queues = new Map(
      entries.map(([name, limits]) => [name, { queue: new TaskQueue(limits), timeoutMs: limits.timeoutMs }]),
    );
    this.#deadlines = { ...deadlines, ...others };
    this.#watch = new MemoryWatch(this.#threads, maxMemoryMb);
  }

  /** Tasks that wait in a queue. */
  waiting(name: QueueName): number {
    return this.#queues.get(name)?.queue.waiting ?? 0;
  }

  /** Tasks that have been let in. */
  running(name: QueueName): number {
    return this.#queues.get(name)?.queue.running ?? 0;
  }

  run<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    options: TaskOptions,
  ): Promise<TaskOutcome<Awaited<ReturnType<Tasks[Name]>>>> {
    return this.#inTurn(options, async () => {
      const outcome = await this.#runInThread({ name, args }, options.client?.signal);
      // A task of this name answers its own kind of value.
      return outcome as TaskOutcome<Awaited<ReturnType<Tasks[Name]>>>;
    });
  }

  /** Puts work that is not done in a thread of the pool under the limits of a queue. */
  async guard<Value>(work: () => Promise<Value>, options: TaskOptions): Promise<TaskOutcome<Value>> {
    return this.#inTurn(options, async () => ({ kind: "done", value: await work() }));
  }

  async #inTurn<Value>(options: TaskOptions, work: () => Promise<TaskOutcome<Value>>): Promise<TaskOutcome<Value>> {
    const asked = performance.now();
    const settle = (outcome: FinishedTask["outcome"]): void =>
      this.onSettled?.({ queue: options.queue, outcome, ms: performance.now() - asked });
    try {
      const outcome = await this.#inQueue(options, work);
      settle(outcome.kind);
      return outcome;
    } catch (error) {
      settle("failed");
      throw error;
    }
  }

  async #inQueue<Value>(
    { queue: name, client, person, timeoutMs }: TaskOptions,
    work: () => Promise<TaskOutcome<Value>>,
  ): Promise<TaskOutcome<Value>> {
    const found = this.#queues.get(name);
    if (!found) throw new RangeError(`there is no queue ${name}`);
    const left = client?.signal;
    if (left?.aborted) return { kind: "called-off" };
    // Not for each that need not wait: what signals are bound to lives until the next great collection.
    const patience = (): AbortSignal => {
      const late = AbortSignal.timeout(timeoutMs ?? found.timeoutMs);
      return left ? AbortSignal.any([left, late]) : late;
    };
    const who = client && { person: person ?? `visitor ${client.address}`, address: client.address };
    const entered = await found.queue.enter(who, patience);
    if (entered === "aborted" && left?.aborted) return { kind: "called-off" };
    if (typeof entered === "string") {
      const kind = entered === "too-many" ? entered : "full";
      return { kind, retryAfterSeconds: retryAfterSeconds[kind] };
    }
    try {
      return await work();
    } finally {
      entered();
    }
  }

  async #runInThread(message: TaskMessage, left?: AbortSignal | null): Promise<TaskOutcome<unknown>> {
    const late = AbortSignal.timeout(this.#deadlines[message.name]);
    const unwatch = this.#watch.begin();
    try {
      return await this.#threads.run(message, { signal: left ? AbortSignal.any([left, late]) : late });
    } catch (error) {
      if (left?.aborted) return { kind: "called-off" };
      const kind = late.aborted ? "out-of-time" : isOutOfMemory(error) ? "out-of-memory" : null;
      if (kind === null) throw error;
      this.#log.warn({ task: message.name, reason: kind }, "a task was given up");
      return { kind };
    } finally {
      unwatch();
    }
  }
}

/** A thread ends in the middle of a task only when its memory is too much, by its own limit or by the watch. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") || error.message.startsWith("worker exited");
}
