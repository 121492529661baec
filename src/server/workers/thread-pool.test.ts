import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { TaskOptions } from "#use-cases/workers/worker-pool.ts";
import { threadNicenessIncrement, queueSettings, ThreadPool } from "./thread-pool.ts";

const real = readRealRoutes();
const graphOn = (slug: string) => real.graphOf(slug);
const optionsOn = (route: string, options = {}) =>
  withDefaults(
    real.routes.find(({ slug }) => slug === route)!,
    { route, ...options },
  );

const ingles = graphOn("camino-ingles");
const light = optionsOn("camino-ingles");
const norte = graphOn("camino-del-norte");
const heavy = optionsOn("camino-del-norte", {
  variants: "free",
  lodging: "ignore",
  easeInDays: 14,
  ideal: 1,
  max: 200,
  restEvery: { after: 50, min: 1, max: 100 },
});

const forEverybody: TaskOptions = { queue: "planning", client: null, person: null };
const by = (address: string, signal = new AbortController().signal): TaskOptions => ({
  queue: "planning",
  client: { address, signal },
  person: null,
});

/** More than a thread with little memory can hold. */
const hugeGraph: RouteGraph = {
  ...ingles,
  arcs: Array.from({ length: 400_000 }, (_, id) => ({ ...ingles.arcs[0]!, id })),
};

describe("ThreadPool", () => {
  it("returns the same result as running in process, and sends graphs once", async () => {
    const pool = new ThreadPool({ log: silentLog });
    const optionSets = [5, 6, 7].map((ideal) => ({ ...light, ideal }));
    expect(pool.share(ingles)).toBe(pool.share(ingles));
    const outcomes = await Promise.all(
      optionSets.map((options) => pool.run("planWalk", [pool.share(ingles), options], forEverybody)),
    );
    expect(outcomes).toEqual(optionSets.map((options) => ({ kind: "done", value: planStages(ingles, options) })));
  });

  it("is full, for a minute, if a module of a task is gone, and says so in the log", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vieira-thread-"));
    const script = join(folder, "thread.mjs");
    await writeFile(script, 'export const runTask = () => import("./gone.mjs");');
    const logged: unknown[] = [];
    const log = { ...silentLog, error: (...entry: unknown[]) => void logged.push(entry[1]) };
    const outcome = await new ThreadPool({ log, script }).run("readPlanFile", [""], forEverybody);
    expect(outcome).toEqual({ kind: "full", retryAfterSeconds: 60 });
    expect(logged).toEqual(["files of the running program are gone: it has to be restarted"]);
    await rm(folder, { recursive: true });
  });

  it("keeps the event loop free", async () => {
    const pool = new ThreadPool({ log: silentLog });
    await pool.run("planWalk", [pool.share(norte), optionsOn("camino-del-norte")], forEverybody);
    let answer: unknown = null;
    const planning = pool.run("planWalk", [pool.share(norte), heavy], forEverybody);
    const answered = planning.then((outcome) => (answer = outcome));
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(answer).toBeNull();
    await answered;
  });

  it("aborts a task after its time limit, and continues with the next", async () => {
    const pool = new ThreadPool({ log: silentLog, taskTimeoutsMs: { planWalk: 20 } });
    expect(await pool.run("planWalk", [pool.share(norte), heavy], forEverybody)).toEqual({ kind: "out-of-time" });
    const defaultPool = new ThreadPool({ log: silentLog });
    expect(await defaultPool.run("planWalk", [pool.share(ingles), light], forEverybody)).toMatchObject({
      kind: "done",
    });
  });

  it("ends a task that exceeds its memory without harming the process, and continues with the next", async () => {
    // A busy machine may exceed the time limit first.
    const pool = new ThreadPool({ log: silentLog, maxMemoryMb: 64, taskTimeoutsMs: { planWalk: 60_000 } });
    const outcome = await pool.run("planWalk", [pool.share(hugeGraph), light], forEverybody);
    expect(outcome).toEqual({ kind: "out-of-memory" });
    expect(await pool.run("planWalk", [pool.share(ingles), light], forEverybody)).toMatchObject({ kind: "done" });
  });

  it("refuses work beyond the limits per person and in total, and cancels abandoned work", async () => {
    const queues = { ...queueSettings, planning: { ...queueSettings.planning, maxRunning: 1, maxWaiting: 2 } };
    const pool = new ThreadPool({ log: silentLog, queues });
    const gone = new AbortController();
    const ask = (options: TaskOptions) => pool.run("planWalk", [pool.share(norte), heavy], options);
    const waiting = [ask(by("a", gone.signal)), ask(by("b", gone.signal)), ask(by("b", gone.signal))];
    expect(await ask(by("b"))).toEqual({ kind: "too-many", retryAfterSeconds: 2 });
    expect(await ask(by("c"))).toEqual({ kind: "full", retryAfterSeconds: 5 });
    expect(pool.waiting("planning")).toBe(2);
    gone.abort();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 3 }, () => ({ kind: "called-off" })));
    expect(pool.waiting("planning")).toBe(0);
    const next = await pool.run("planWalk", [pool.share(ingles), light], by("b"));
    expect(next).toMatchObject({ kind: "done" });
  });

  it("rejects tasks queued for longer than their timeout", async () => {
    const queues = { ...queueSettings, planning: { ...queueSettings.planning, maxRunning: 1 } };
    const pool = new ThreadPool({ log: silentLog, queues });
    const gone = new AbortController();
    const first = pool.run("planWalk", [pool.share(norte), heavy], by("a", gone.signal));
    const second = await pool.run("planWalk", [pool.share(ingles), light], { ...by("b"), timeoutMs: 20 });
    expect(second).toMatchObject({ kind: "full" });
    gone.abort();
    expect(await first).toEqual({ kind: "called-off" });
  });

  it("reports why a task failed", async () => {
    const pool = new ThreadPool({ log: silentLog });
    const { waypoints: _, ...broken } = ingles;
    // The program's own graphs are complete.
    const share = pool.share(broken as RouteGraph);
    await expect(pool.run("planWalk", [share, light], forEverybody)).rejects.toThrow(TypeError);
  });
});

it.each([-20, -5, -4, -3, 0, 10])("threads of a process with niceness %i get one that signals no failure", (own) => {
  expect(threadNicenessIncrement(own)).toBeGreaterThan(0);
  expect(own + threadNicenessIncrement(own)).not.toBe(-1);
});
