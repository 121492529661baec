import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { loadWithRetry } from "#web/ui/hydration/lazy-part.tsx";

import type { runTask, TaskInput, TaskName, TaskResult } from "./planner-tasks.ts";
import type { PlannerResponse, PlannerRequest } from "./planner-worker.ts";

interface Thread {
  readonly worker: Worker;
  /** Graphs already sent, by their id in the worker. */
  readonly graphs: WeakMap<RouteGraph, number>;
}

/** Null before the first task, and after the worker has failed. */
let thread: Thread | null = null;
/** Plans on the main thread, once it is known that the browser has no worker. */
let runOnMainThread: typeof runTask | null = null;
let lastId = 0;

function start(): Thread {
  const worker = new Worker(new URL("./planner-worker.ts", import.meta.url), { type: "module" });
  return { worker, graphs: new WeakMap() };
}

function post({ worker }: Thread, message: PlannerRequest): void {
  worker.postMessage(message);
}

/** `broken` as soon as the worker itself fails. @throws when the task does */
function awaitResult(of: Thread, id: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abortController = new AbortController();
    const settle = (end: () => void) => {
      abortController.abort();
      end();
    };
    const options = { signal: abortController.signal };
    const listen = ({ data }: MessageEvent<PlannerResponse>) => {
      if (data.id === id) settle(() => ("result" in data ? resolve(data.result) : reject(new Error(data.failure))));
    };
    of.worker.addEventListener("message", listen, options);
    for (const eventName of ["error", "messageerror"])
      of.worker.addEventListener(eventName, () => settle(() => resolve(broken)), options);
    const cancel = () => {
      post(of, { kind: "cancel", id });
      settle(() => reject(signal.reason));
    };
    signal.addEventListener("abort", cancel, options);
  });
}

const broken = Symbol("broken");
/** For callers that always need the result. */
const neverAborted = new AbortController().signal;

/**
 * The result of a task, computed in a worker; on the main thread if the browser has none, or cannot load its script.
 *
 * @param graph only sent once per object
 * @throws when the signal is aborted
 */
export async function runInWorker<Name extends TaskName>(
  name: Name,
  graph: RouteGraph,
  input: TaskInput<Name>,
  signal: AbortSignal = neverAborted,
): Promise<TaskResult<Name>> {
  signal.throwIfAborted();
  if (!runOnMainThread) {
    const answer = await runOnThread(name, graph, input, signal);
    // Both return the result type of the task of this name.
    if (answer !== broken) return answer as TaskResult<Name>;
  }
  runOnMainThread ??= (await loadWithRetry(() => import("./planner-tasks.ts"))).runTask;
  signal.throwIfAborted();
  const pause = () => new Promise<void>((resolve) => whenIdle(resolve));
  return (await runOnMainThread(name, graph, input, { signal, pause })) as TaskResult<Name>;
}

/** Like `awaitResult`. */
async function runOnThread(
  name: TaskName,
  graph: RouteGraph,
  input: readonly unknown[],
  signal: AbortSignal,
): Promise<unknown> {
  let current: Thread | null = null;
  try {
    current = thread ??= start();
  } catch {
    return broken;
  }
  let graphId = current.graphs.get(graph);
  if (graphId === undefined) {
    graphId = ++lastId;
    current.graphs.set(graph, graphId);
    post(current, { kind: "graph", graphId, graph });
  }
  const id = ++lastId;
  const answer = awaitResult(current, id, signal);
  post(current, { kind: "task", id, graphId, name, input });
  const result = await answer;
  if (result === broken && thread === current) {
    current.worker.terminate();
    thread = null;
  }
  return result;
}
