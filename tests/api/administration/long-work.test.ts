import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QueueName, TaskOutcome } from "#use-cases/workers/worker-pool.ts";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm, gpxOf, trackOfRoute } from "#tests/support/samples/tracks.ts";

const oneByOne = { maxRunning: 1, maxWaiting: 1, maxPerPerson: 2, maxPerAddress: 9, timeoutMs: 60_000 };
const workers = new ThreadPool({
  log: silentLog,
  queues: { ...queueSettings, files: oneByOne, pictures: oneByOne },
});
const done: string[] = [];
workers.onSettled = ({ queue, outcome }) => done.push(`${queue} ${outcome}`);
const run = vi.spyOn(workers, "run");

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { workers });
const editor = await staffBrowser(application, database, "editor");
await editor.send("GET", "/api/csrf-cookie");
const track = gpxOf(await trackOfRoute(database, "camino-ingles"));
const { rows } = await database.pool.query<{ uuid: string }>("SELECT uuid FROM town ORDER BY slug LIMIT 1");
const photo = new Uint8Array(await picture("jpeg"));
const words = { alt: "The bridge", licence: "CC0" };

interface LongWork {
  readonly task: string;
  readonly queue: QueueName;
  readonly path: string;
  readonly form: () => FormData;
}

const works: readonly LongWork[] = [
  {
    task: "proposePath",
    queue: "files",
    path: "/api/administration/routes/camino-ingles/path/preview",
    form: () => fileForm(track, "ingles.gpx"),
  },
  ...["preview", "apply"].map((verb) => ({
    task: "readRecordTable",
    queue: "files" as const,
    path: `/api/administration/towns/import/${verb}`,
    form: () => fileForm("slug,name\nsarria,Sarria", "towns.csv"),
  })),
  {
    task: "prepareSentPhoto",
    queue: "pictures",
    path: `/api/administration/towns/${rows[0]?.uuid}/photos`,
    form: () => fileForm(photo, "bridge.jpg", words),
  },
];

let ending: PromiseWithResolvers<void>;
let leaving: AbortController;
beforeEach(() => {
  ending = Promise.withResolvers();
  leaving = new AbortController();
  done.length = 0;
  run.mockClear();
});
afterEach(() => {
  ending.resolve();
});

/** A request that can be aborted. */
async function ask({ path, form }: LongWork): Promise<Response> {
  const headers = { Cookie: editor.jar.header, "X-XSRF-TOKEN": editor.jar.get("XSRF-TOKEN") ?? "" };
  return application.app.request(path, { method: "POST", headers, body: form(), signal: leaving.signal });
}

/** Occupies a queue with other work. */
function busy(queue: QueueName): Promise<TaskOutcome<void>> {
  const client = { address: "198.51.100.1", signal: null };
  return workers.guard(() => ending.promise, { queue, client, person: null });
}

describe.each(works)("$path", (work) => {
  const { queue, task } = work;

  it("runs in a worker thread, through a queue", async () => {
    const other = busy(queue);
    const asked = ask(work);
    await vi.waitFor(() => expect(workers.waiting(queue)).toBe(1), { timeout: 20_000, interval: 5 });
    ending.resolve();
    await other;
    const answer = await asked;
    expect([200, 201]).toContain(answer.status);
    expect(run.mock.calls.map(([name]) => name)).toEqual([task]);
    expect(done).toEqual([`${queue} done`, `${queue} done`]);
  });

  it("is refused when the queue is full", async () => {
    const others = [busy(queue), busy(queue)];
    const answer = await ask(work);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await problemOf(answer)).toMatchObject({ type: "/api/docs#unavailable" });
    ending.resolve();
    await Promise.all(others);
  });

  it("is cancelled when its client disconnects", async () => {
    const other = busy(queue);
    const asked = ask(work);
    await vi.waitFor(() => expect(workers.waiting(queue)).toBe(1), { timeout: 20_000, interval: 5 });
    leaving.abort();
    await asked;
    expect(workers.waiting(queue)).toBe(0);
    ending.resolve();
    await other;
    expect(done.toSorted()).toEqual([`${queue} called-off`, `${queue} done`]);
  });
});

it("refuses a file that exceeds the memory limit, and reads the next one", async () => {
  const small = new ThreadPool({ log: silentLog, maxMemoryMb: 96 });
  const narrow = testApplication(database, { workers: small });
  const asking = await staffBrowser(narrow, database, "editor");
  const path = "/api/administration/routes/camino-ingles/path/preview";
  const huge = `<gpx><trk><trkseg>${'<trkpt lat="43" lon="-8"/>'.repeat(500_000)}</trkseg></trk></gpx>`;
  const refused = await problemOf(await asking.send("POST", path, fileForm(huge, "huge.gpx")));
  expect(refused).toMatchObject({
    status: 422,
    errors: { file: ["This file takes too long to read. Try a shorter or simpler one."] },
  });
  expect((await asking.send("POST", path, fileForm(track, "ingles.gpx"))).status).toBe(200);
});
