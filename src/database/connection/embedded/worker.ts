/** The thread that runs PostgreSQL. Requests of all connections are executed strictly one after another. */
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { freeBytes, minBytesForCheckpoint, WriteGate } from "./disk-space.ts";
import { FrontendFrames } from "./frames.ts";
import { openEngine } from "./open-engine.ts";
import type { WorkerNotice, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

const settings = workerData as WorkerSettings;
const parent = parentPort;
if (parent === null) throw new Error("the database worker runs only as a worker thread");
const notify = (notice: WorkerNotice): void => parent.postMessage(notice);

/** Everything acknowledged so far is kept; the current transaction is rolled back at the next start. */
function failEngine(reason: unknown): never {
  notify({ kind: "broken", message: reason instanceof Error ? reason.message : String(reason) });
  return process.exit(1);
}

const engine = await openEngine(settings, failEngine);
const gate = new WriteGate(engine, settings.directory, (isFull) => notify({ kind: "disk", isFull }));
let queue: Promise<void> = Promise.resolve();
let currentPort: MessagePort | undefined;

/** PostgreSQL itself reports failed statements; any other exception means a broken engine. */
function enqueue(task: () => Promise<void>): void {
  queue = queue.then(task).catch(failEngine);
}

/** PostgreSQL in a single process has one session: each new connection gets it reset. */
function openConnection(port: MessagePort): void {
  const frames = new FrontendFrames();
  currentPort = port;
  enqueue(async () => {
    if (engine.isInTransaction()) await engine.exec("ROLLBACK");
    await engine.exec("DISCARD ALL");
    gate.reset();
  });
  port.on("message", (bytes: Uint8Array) => {
    const { runs, terminated } = frames.push(bytes);
    for (const run of runs) enqueue(() => execute(port, run));
    if (terminated) port.close();
  });
}

async function execute(port: MessagePort, run: Uint8Array): Promise<void> {
  if (currentPort !== port) return;
  await gate.check();
  // Sent when the run is complete: anything an engine outputs while it crashes is not a response.
  const responses: Uint8Array<ArrayBuffer>[] = [];
  await engine.execProtocolRawStream(run, { onRawData: (bytes) => void responses.push(new Uint8Array(bytes)) });
  for (const response of responses) port.postMessage(response, [response.buffer]);
}

/**
 * The embedded database has no background processes, so there are no automatic checkpoints and vacuums. One round does
 * both: a checkpoint keeps the log and the next start short, a vacuum the tables. Does nothing inside a client's
 * transaction, which a vacuum would break with an error, nor if the disk has no space for it; the next round comes
 * soon.
 *
 * @param allowGrowth false while the disk is nearly full: only frees space
 */
async function maintain(allowGrowth: boolean): Promise<void> {
  if (engine.isInTransaction() || freeBytes(settings.directory) < minBytesForCheckpoint) return;
  await engine.exec("CHECKPOINT");
  if (!allowGrowth) return;
  const { rows } = await engine.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name
     FROM pg_stat_user_tables
     WHERE n_dead_tup > 1000 AND n_dead_tup > 0.2 * n_live_tup
     ORDER BY n_dead_tup DESC LIMIT 3`,
  );
  for (const { name } of rows) await engine.exec(`VACUUM (ANALYZE) ${name}`);
}

async function runMaintenance(): Promise<void> {
  await gate.check();
  await maintain(!gate.isFull).catch((error: unknown) => {
    if (!(error instanceof Error && "severity" in error && error.severity === "ERROR")) throw error;
    notify({ kind: "warning", message: error.message });
  });
}

const maintenance = setInterval(() => enqueue(runMaintenance), settings.maintenanceEveryMs);

async function stop(): Promise<void> {
  clearInterval(maintenance);
  await queue;
  await engine.close();
  process.exit(0);
}

function respondToPing(): void {
  enqueue(async () => {
    await gate.check();
    notify({ kind: "pong" });
  });
}

parent.on("message", (request: WorkerRequest) => {
  if (request.kind === "open") openConnection(request.port);
  else if (request.kind === "ping") respondToPing();
  else void stop();
});
notify({ kind: "ready" });
