import { join } from "node:path";
import type { DatabaseLog } from "../log.ts";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { DiskSpace } from "./disk-space.ts";
import { EngineSupervisor } from "./engine-supervisor.ts";
import { startEngineThread } from "./engine-thread.ts";
import { PortStream } from "./port-stream.ts";
import type { WorkerNotice } from "./worker-messages.ts";

export interface EmbeddedServerOptions {
  /** Data directory of this installation; the database is in its folder `database`. */
  readonly dataDir: string;
  /** Directory with the files of a stopped database, which a new one begins with; by default it begins empty. */
  readonly template?: string | undefined;
  /** Default true. False only in tests: faster, and a crash may lose acknowledged writes. */
  readonly durable?: boolean | undefined;
  /** Milliseconds between rounds of maintenance; one minute by default. */
  readonly maintenanceEveryMs?: number;
  /** Timeout of a statement before the engine counts as hung, in milliseconds; 30 seconds by default. */
  readonly hungAfterMs?: number;
  readonly log?: DatabaseLog;
}

export interface EmbeddedServer {
  /**
   * A new connection with the interface of a socket; only one is served at a time. Broken while no engine is running.
   */
  connect(): PortStream;
  /** Whether writes are refused because the disk is nearly full. */
  isDiskFull(): boolean;
  /** Resolves, with the reason, when the database has failed and will not be restarted. */
  readonly lost: Promise<Error>;
  /** Stops the database after it has finished its work, and releases the directory. Idempotent, also after a crash. */
  stop(): Promise<void>;
  /** Terminates the thread immediately, as a crash would: acknowledged writes are on disk. */
  terminate(): Promise<void>;
}

/** Where the files of the embedded database are. */
export const embeddedDirectory = (dataDir: string): string => join(dataDir, "database");

/**
 * Runs PostgreSQL in a worker thread of this process. An engine that crashes or hangs is restarted on the same
 * directory, as after a power failure: acknowledged writes are kept, unfinished ones are rolled back.
 *
 * @throws DataDirectoryInUseError if another process uses the directory
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { dataDir, template, log, durable = true, maintenanceEveryMs = 60_000, hungAfterMs = 30_000 } = options;
  const unlock = lockDataDirectory(dataDir);
  const disk = new DiskSpace(dataDir);
  let isDiskFull = false;

  function onNotice(notice: WorkerNotice): void {
    if (notice.kind === "warning") log?.warn({ reason: notice.message }, "maintenance of the embedded database failed");
    if (notice.kind !== "disk") return;
    isDiskFull = notice.isFull;
    if (isDiskFull) log?.error({}, "the disk is nearly full: nothing more is written");
    else log?.info({}, "the disk has room again: writing goes on");
  }

  const settings = {
    directory: embeddedDirectory(dataDir),
    template,
    durable,
    maintenanceEveryMs,
    hungAfterMs,
    onNotice,
  };
  const supervisor = new EngineSupervisor({
    start: (signal) => startEngineThread({ ...settings, signal }),
    isDiskFull: () => disk.isFull(),
    log,
  });
  try {
    await supervisor.start();
  } catch (error) {
    unlock();
    throw error;
  }
  const stopped = supervisor.supervise().finally(unlock);
  return {
    connect: () => supervisor.engine?.connect() ?? PortStream.broken(),
    isDiskFull: () => isDiskFull,
    lost: new Promise((resolve) => {
      void stopped.then((reason) => reason && resolve(reason));
    }),
    stop: async () => {
      supervisor.stop();
      await stopped;
    },
    terminate: async () => {
      supervisor.terminate();
      await stopped;
    },
  };
}
