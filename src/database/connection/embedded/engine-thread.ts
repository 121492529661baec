import { Worker } from "node:worker_threads";
import { PortStream } from "./port-stream.ts";
import type { WorkerNotice, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

interface EngineOptions extends WorkerSettings {
  /** Maximum silence of the thread before it counts as hung, in milliseconds. */
  readonly hungAfterMs: number;
  readonly onNotice: (notice: WorkerNotice) => void;
  /** Terminates it immediately, as a crash would: acknowledged writes are on disk. */
  readonly signal: AbortSignal;
}

/** One run of the thread with PostgreSQL. */
export interface EngineThread {
  /** A new connection with the interface of a socket; only one is served at a time. */
  connect(): PortStream;
  /** Resolves when the thread has ended, with the reason unless it was stopped. */
  readonly ended: Promise<Error | undefined>;
  /** Lets it finish its work and exit. */
  stop(): void;
}

/** Interval of liveness checks, in milliseconds. */
const pingIntervalMs = 1_000;
/** Timeout of a start, in milliseconds: it replays the log of the previous run. */
const startTimeoutMs = 120_000;

/** @throws Error if PostgreSQL does not start */
export async function startEngineThread({
  hungAfterMs,
  onNotice,
  signal,
  ...settings
}: EngineOptions): Promise<EngineThread> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
  const send = (request: WorkerRequest): void => worker.postMessage(request);
  const terminate = (): void => void worker.terminate();
  signal.addEventListener("abort", terminate);
  const streams = new Set<PortStream>();
  let isStopping = false;
  let failure: unknown;
  // Counts rounds rather than time, which also passes while this process is blocked or suspended.
  let silentMs = 0;
  let maxSilentMs = startTimeoutMs;
  let isPingPending = true;
  const watchdog = setInterval(
    () => {
      silentMs += pingIntervalMs;
      if (silentMs > maxSilentMs) {
        failure ??= new Error(`It has not answered for ${silentMs / 1_000} seconds.`);
        terminate();
      }
      if (!isPingPending) send({ kind: "ping" });
      isPingPending = true;
    },
    Math.min(pingIntervalMs, hungAfterMs),
  );
  watchdog.unref();

  const ended = new Promise<Error | undefined>((resolve) => {
    worker.on("error", (error: unknown) => (failure = error));
    worker.once("exit", (code) => {
      clearInterval(watchdog);
      signal.removeEventListener("abort", terminate);
      for (const stream of streams) stream.fail();
      const cause = failure ?? new Error(`exit code ${code}`);
      resolve(isStopping ? undefined : new Error("The embedded database has stopped.", { cause }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    worker.on("message", (notice: WorkerNotice) => {
      silentMs = 0;
      if (notice.kind === "ready") maxSilentMs = hungAfterMs;
      if (notice.kind === "ready" || notice.kind === "pong") isPingPending = false;
      if (notice.kind === "ready") resolve();
      else if (notice.kind === "broken") failure = new Error(notice.message);
      else onNotice(notice);
    });
    void ended.then(reject);
  });
  return {
    connect: () => {
      const stream = new PortStream(worker);
      streams.add(stream);
      stream.once("close", () => streams.delete(stream));
      return stream;
    },
    ended,
    stop: () => {
      isStopping = true;
      send({ kind: "stop" });
    },
  };
}
