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
  /** Greatest waiting time of a task, in milliseconds. */
  readonly timeoutMs: number;
}

/** Threads of most queues: half of the processors, and never so many that their memory adds up. */
const threads = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

const defaultLimits = { maxWaiting: 8, maxPerPerson: 2, maxPerAddress: 4 } as const;

export const queueSettings: Readonly<Record<QueueName, QueueSettings>> = {
  // A few milliseconds each: an address may ask for 500 plans at once.
  quick: { maxRunning: threads, maxWaiting: 1000, maxPerPerson: 600, maxPerAddress: 600, timeoutMs: 10_000 },
  planning: { maxRunning: threads, ...defaultLimits, timeoutMs: 10_000 },
  files: { maxRunning: threads, ...defaultLimits, timeoutMs: 20_000 },
  pictures: { maxRunning: 1, ...defaultLimits, timeoutMs: 60_000 },
  // On the main thread; pages also wait for the database and for threads.
  pages: { maxRunning: 16, maxWaiting: 400, maxPerPerson: 200, maxPerAddress: 200, timeoutMs: 15_000 },
  // As pages, but beside them: what a form does may take long, and readers must not wait for it.
  forms: { maxRunning: 8, maxWaiting: 400, maxPerPerson: 200, maxPerAddress: 200, timeoutMs: 15_000 },
  // They wait for clients most of the time.
  uploads: { maxRunning: 200, maxWaiting: 8, maxPerPerson: 8, maxPerAddress: 8, timeoutMs: 15_000 },
};

/** Each uses about 50 MB. Quick tasks and pictures use idle threads of the other queues. */
const maxThreads = 3 * threads;

/**
 * Timeouts of running tasks, in milliseconds, including the start of a thread. They end hostile work; those of editors
 * are long, as threads of low priority may wait half a minute for a busy machine.
 */
const defaultTaskTimeoutsMs: Readonly<Record<keyof Tasks, number>> = {
  planWalk: 8000,
  writePlanAsJson: 8000,
  solveWithDay: 8000,
  writePlanFile: 20_000,
  writeKeepsake: 20_000,
  proposePath: 60_000,
  readRecordTable: 60_000,
  previewRegister: 60_000,
  readRegister: 60_000,
  compareRegister: 60_000,
  prepareSentPhoto: 60_000,
  drawLetteredPicture: 20_000,
  readPlanFile: 20_000,
  resolveOnRoutes: 20_000,
};

/** Values of Retry-After, in seconds. */
const retryAfterSeconds = { "too-many": 2, full: 5, outdated: 60 } as const;

/**
 * Share of a thread's memory limit that its heap may use. A heap is collected only near its limit,
 * so with a larger share the memory watch would count garbage.
 */
const heapShare = 3 / 4;
/** Lifetime of an idle thread, in milliseconds. */
const idleMs = 60_000;

interface PoolOptions {
  readonly log: Log;
  readonly queues?: typeof queueSettings;
  readonly taskTimeoutsMs?: Partial<typeof defaultTaskTimeoutsMs>;
  /** Limit of one thread, in megabytes. */
  readonly maxMemoryMb?: number;
  /** Threads that start at once and stay while idle. */
  readonly minThreads?: number;
  /** Path of the script of each thread; by default that of the program. */
  readonly script?: string;
}

/** A completed task, with any outcome; `failed` if it threw. */
interface FinishedTask {
  readonly queue: QueueName;
  readonly outcome: TaskOutcome<unknown>["kind"] | "failed";
  /** Time since it was requested, in milliseconds. */
  readonly ms: number;
}

/**
 * How much to add to the niceness of the process for its threads. Never resulting in -1, which the library takes
 * for a failed system call, failing every thread.
 */
export function threadNicenessIncrement(processNiceness: number): number {
  return processNiceness + 10 === -1 ? 11 : 10;
}

/** Worker threads and the queues before them. They do not keep the process alive. */
export class ThreadPool implements WorkerPool {
  readonly share = share;
  /** Called when a task has completed. */
  onSettled: ((task: FinishedTask) => void) | null = null;
  readonly #threads: Piscina<TaskMessage, TaskOutcome<unknown>>;
  readonly #queues: ReadonlyMap<QueueName, { readonly queue: TaskQueue; readonly timeoutMs: number }>;
  readonly #taskTimeoutsMs: typeof defaultTaskTimeoutsMs;
  readonly #watch: MemoryWatch;
  readonly #log: Log;

  constructor(options: PoolOptions) {
    const { log, queues = queueSettings, taskTimeoutsMs, maxMemoryMb = 512, minThreads = 0 } = options;
    this.#threads = new Piscina({
      filename: options.script ?? fileURLToPath(new URL("./worker.ts", import.meta.url)),
      name: "runTask",
      minThreads,
      maxThreads: maxThreads,
      idleTimeout: idleMs,
      // Pages and the health check have priority.
      niceIncrement: threadNicenessIncrement(getPriority()),
      atomics: "disabled",
      resourceLimits: { maxOldGenerationSizeMb: Math.round(maxMemoryMb * heapShare) },
    });
    this.#log = log;
    this.#threads.on("error", (error: unknown) => log.error({ err: error }, "a worker thread failed"));
    const entries = Object.entries(queues) as [QueueName, QueueSettings][];
    this.#queues = new Map(
      entries.map(([name, limits]) => [name, { queue: new TaskQueue(limits), timeoutMs: limits.timeoutMs }]),
    );
    this.#taskTimeoutsMs = { ...defaultTaskTimeoutsMs, ...taskTimeoutsMs };
    this.#watch = new MemoryWatch(this.#threads, maxMemoryMb);
  }

  /** Number of tasks waiting in a queue. */
  waiting(name: QueueName): number {
    return this.#queues.get(name)?.queue.waiting ?? 0;
  }

  /** Number of running tasks of a queue. */
  running(name: QueueName): number {
    return this.#queues.get(name)?.queue.running ?? 0;
  }

  run<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    options: TaskOptions,
  ): Promise<TaskOutcome<Awaited<ReturnType<Tasks[Name]>>>> {
    return this.#runMeasured(options, async () => {
      const outcome = await this.#runInThread({ name, args }, options.client?.signal);
      // The outcome of a task has the type that its name stands for.
      return outcome as TaskOutcome<Awaited<ReturnType<Tasks[Name]>>>;
    });
  }

  /** Applies the limits of a queue to work that runs outside the pool's threads. */
  async guard<Value>(work: () => Promise<Value>, options: TaskOptions): Promise<TaskOutcome<Value>> {
    return this.#runMeasured(options, async () => ({ kind: "done", value: await work() }));
  }

  async #runMeasured<Value>(
    options: TaskOptions,
    work: () => Promise<TaskOutcome<Value>>,
  ): Promise<TaskOutcome<Value>> {
    const startedAt = performance.now();
    const report = (outcome: FinishedTask["outcome"]): void =>
      this.onSettled?.({ queue: options.queue, outcome, ms: performance.now() - startedAt });
    try {
      const outcome = await this.#runInQueue(options, work);
      report(outcome.kind);
      return outcome;
    } catch (error) {
      report("failed");
      throw error;
    }
  }

  async #runInQueue<Value>(
    { queue: name, client, person, timeoutMs }: TaskOptions,
    work: () => Promise<TaskOutcome<Value>>,
  ): Promise<TaskOutcome<Value>> {
    const settings = this.#queues.get(name);
    if (!settings) throw new RangeError(`there is no queue ${name}`);
    const clientSignal = client?.signal;
    if (clientSignal?.aborted) return { kind: "called-off" };
    // Created only for tasks that wait: combined signals live until the next full garbage collection.
    const createSignal = (): AbortSignal => {
      const timeoutSignal = AbortSignal.timeout(timeoutMs ?? settings.timeoutMs);
      return clientSignal ? AbortSignal.any([clientSignal, timeoutSignal]) : timeoutSignal;
    };
    const queueClient = client && { person: person ?? `visitor ${client.address}`, address: client.address };
    const release = await settings.queue.acquire(queueClient, createSignal);
    if (release === "aborted" && clientSignal?.aborted) return { kind: "called-off" };
    if (typeof release === "string") {
      const kind = release === "too-many" ? release : "full";
      return { kind, retryAfterSeconds: retryAfterSeconds[kind] };
    }
    try {
      return await work();
    } finally {
      release();
    }
  }

  async #runInThread(message: TaskMessage, clientSignal?: AbortSignal | null): Promise<TaskOutcome<unknown>> {
    const timeoutSignal = AbortSignal.timeout(this.#taskTimeoutsMs[message.name]);
    const unwatch = this.#watch.begin();
    try {
      return await this.#threads.run(message, {
        signal: clientSignal ? AbortSignal.any([clientSignal, timeoutSignal]) : timeoutSignal,
      });
    } catch (error) {
      if (clientSignal?.aborted) return { kind: "called-off" };
      if (isFileMissing(error)) {
        this.#log.error(
          { task: message.name, err: error },
          "files of the running program are gone: it has to be restarted",
        );
        return { kind: "full", retryAfterSeconds: retryAfterSeconds.outdated };
      }
      const kind = timeoutSignal.aborted ? "out-of-time" : isOutOfMemory(error) ? "out-of-memory" : null;
      if (kind === null) throw error;
      this.#log.warn({ task: message.name, reason: kind }, "a task was given up");
      return { kind };
    } finally {
      unwatch();
    }
  }
}

/** A package or module that a thread loads late was removed while the program ran; threads pass on no error codes. */
function isFileMissing(error: unknown): boolean {
  return error instanceof Error && /^Cannot find (?:module|package) /.test(error.message);
}

/** A thread exits during a task only if it exceeds its memory limit or is terminated by the memory watch. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") || error.message.startsWith("worker exited");
}
