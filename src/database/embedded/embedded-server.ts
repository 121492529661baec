import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { PortStream } from "./port-stream.ts";
import type { WorkerNotice, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

export interface EmbeddedServerOptions {
  /** Directory that belongs to this installation; the database lives in its folder `database`. */
  readonly dataDir: string;
  /** Default true. False only in tests: faster, and a crash may lose acknowledged writes. */
  readonly durable?: boolean;
  /** Milliseconds between rounds of maintenance; one minute by default. */
  readonly maintenanceEveryMs?: number;
  /** Hears of maintenance that failed; the database goes on. */
  readonly onWarning?: (reason: string) => void;
}

export interface EmbeddedServer {
  /** A new connection in the shape of a socket; only one is served at a time. */
  connect(): PortStream;
  /** Resolves, with the reason, when the database stops without having been told to. */
  readonly lost: Promise<Error>;
  /** Stops the database, which finishes what it has begun, and gives the directory back. Safe to call again and after a crash. */
  stop(): Promise<void>;
  /** Ends the thread at once, whatever it is doing, as a crash would: acknowledged writes are on disk. */
  terminate(): Promise<void>;
}

/**
 * Starts PostgreSQL in a worker thread of this process.
 *
 * @throws DataDirectoryInUseError when another process uses the directory
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const unlock = lockDataDirectory(options.dataDir);
  const settings: WorkerSettings = {
    directory: join(options.dataDir, "database"),
    durable: options.durable ?? true,
    maintenanceEveryMs: options.maintenanceEveryMs ?? 60_000,
  };
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
  let stopping = false;
  let hasExited = false;
  let failure: Error | undefined;
  worker.on("error", (error: unknown) => {
    failure = error instanceof Error ? error : new Error(String(error));
  });
  const exited = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      hasExited = true;
      unlock();
      resolve();
    });
  });
  const lost = new Promise<Error>((resolve) => {
    worker.once("exit", (code) => {
      if (!stopping)
        resolve(new Error("The embedded database has stopped.", { cause: failure ?? `exit code ${code}` }));
    });
  });
  await Promise.race([
    new Promise<void>((resolve) => {
      worker.on("message", (notice: WorkerNotice) => {
        if (notice.kind === "ready") resolve();
        else options.onWarning?.(notice.message);
      });
    }),
    lost.then((error) => Promise.reject(error)),
  ]);
  return {
    connect: () => {
      const stream = new PortStream(worker);
      if (hasExited) stream.fail();
      return stream;
    },
    lost,
    stop: () => {
      if (!stopping) {
        stopping = true;
        const request: WorkerRequest = { kind: "stop" };
        worker.postMessage(request);
      }
      return exited;
    },
    terminate: async () => {
      await worker.terminate();
      await exited;
    },
  };
}
