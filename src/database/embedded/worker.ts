/** The thread that runs PostgreSQL. Requests of all connections are executed strictly one after another. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DurableFileSystem, syncPath, syncTree } from "./durable-file-system.ts";
import { FrontendFrames } from "./frames.ts";
import { maintain } from "./maintenance.ts";
import type { WorkerNotice, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

const settings = workerData as WorkerSettings;
const parent = parentPort;
if (parent === null) throw new Error("the database worker runs only as a worker thread");

const { database, fresh } = await openFiles();
let queue: Promise<void> = Promise.resolve();
let current: MessagePort | undefined;

function enqueue(task: () => Promise<void>): void {
  queue = queue.then(task).catch((error: unknown) => {
    // A failing statement is answered by PostgreSQL itself; what arrives here is a broken engine.
    setImmediate(() => {
      throw error;
    });
  });
}

async function openFiles(): Promise<{ database: PGlite; fresh: boolean }> {
  const { directory, durable } = settings;
  // Marks a first start that was cut off: nothing in it was ever acknowledged.
  const unfinished = `${directory}.unfinished`;
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true });
  const isFresh = !existsSync(`${directory}/PG_VERSION`);
  if (isFresh) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, "");
  }
  const opened = await PGlite.create({
    fs: durable ? new DurableFileSystem(directory) : new NodeFS(directory),
    startParams: startParameters(durable),
    extensions: { unaccent, pg_trgm },
  });
  if (isFresh) {
    await opened.exec("CHECKPOINT");
    if (durable) syncTree(directory);
    rmSync(unfinished);
    if (durable) syncPath(`${directory}/..`);
  }
  return { database: opened, fresh: isFresh };
}

/** `-F` switches fsync off; the rest keeps memory and log files small. */
function startParameters(durable: boolean): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F" || !durable);
  const own = ["wal_sync_method=fsync", "shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
  return [...kept, ...own.flatMap((setting) => ["-c", setting])];
}

/** PostgreSQL in one process has one session: a new connection gets it as if nothing had gone before. */
function openConnection(port: MessagePort): void {
  const frames = new FrontendFrames();
  current = port;
  enqueue(async () => {
    if (database.isInTransaction()) await database.exec("ROLLBACK");
    await database.exec("DISCARD ALL");
  });
  port.on("message", (bytes: Uint8Array) => {
    const { runs, terminated } = frames.take(bytes);
    for (const run of runs) enqueue(() => execute(port, run));
    if (terminated) port.close();
  });
}

async function execute(port: MessagePort, run: Uint8Array): Promise<void> {
  if (current !== port) return;
  await database.execProtocolRawStream(run, {
    onRawData: (bytes) => {
      const copy = new Uint8Array(bytes);
      port.postMessage(copy, [copy.buffer]);
    },
  });
}

function warn(error: unknown): void {
  const notice: WorkerNotice = { kind: "warning", message: error instanceof Error ? error.message : String(error) };
  parent?.postMessage(notice);
}

const maintenance = setInterval(() => enqueue(() => maintain(database).catch(warn)), settings.maintenanceEveryMs);

async function stop(): Promise<void> {
  clearInterval(maintenance);
  await queue;
  await database.close();
  process.exit(0);
}

parent.on("message", (request: WorkerRequest) => {
  if (request.kind === "open") openConnection(request.port);
  else void stop();
});
const ready: WorkerNotice = { kind: "ready", fresh };
parent.postMessage(ready);
