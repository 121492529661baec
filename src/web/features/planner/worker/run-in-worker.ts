import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { loadedAtLast } from "#web/ui/lazy-part.tsx";

import type { runTask, TaskInput, TaskName, TaskResult } from "./planner-tasks.ts";
import type { FromWorker, ToWorker } from "./planner-worker.ts";

interface Thread {
  readonly worker: Worker;
  /** Graphs already sent, by their id in the worker. */
  readonly graphs: WeakMap<RouteGraph, number>;
}

/** Null before the first task, and after the worker has failed. */
let thread: Thread | null = null;
/** Plans on the main thread, once it is known that the browser has no worker. */
let onPage: typeof runTask | null = null;
let sent = 0;

function start(): Thread {
  const worker = new Worker(new URL("./planner-worker.ts", import.meta.url), { type: "module" });
  return { worker, graphs: new WeakMap() };
}

function post({ worker }: Thread, message: ToWorker): void {
  worker.postMessage(message);
}

/** `broken` as soon as the worker itself fails. @throws when the task does */
function answerOf(of: Thread, id: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const settle = (end: () => void) => {
      listening.abort();
      end();
    };
    const options = { signal: listening.signal };
    const listen = ({ data }: MessageEvent<FromWorker>) => {
      if (data.id === id) settle(() => ("result" in data ? resolve(data.result) : reject(new Error(data.failure))));
    };
    of.worker.addEventListener("message", listen, options);
    for (const trouble of ["error", "messageerror"])
      of.worker.addEventListener(trouble, () => settle(() => resolve(broken)), options);
    const leave = () => {
      post(of, { kind: "leave", id });
      settle(() => reject(signal.reason));
    };
    signal.addEventListener("abort", leave, options);
  });
}

const broken = Symbol("broken");
/** For callers that always need the result. */
const unending = new AbortController().signal;

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
  signal: AbortSignal = unending,
): Promise<TaskResult<Name>> {
  signal.throwIfAborted();
  if (!onPage) {
    const answer = await askThread(name, graph, input, signal);
    // Both return the result type of the task of this name.
    if (answer !== broken) return answer as TaskResult<Name>;
  }
  onPage ??= (await loadedAtLast(() => import("./planner-tasks.ts"))).runTask;
  signal.throwIfAborted();
  const pause = () => new Promise<void>((resolve) => whenIdle(resolve));
  return (await onPage(name, graph, input, { signal, pause })) as TaskResult<Name>;
}

/** Like `answerOf`. */
async function askThread(
  name: TaskName,
  graph: RouteGraph,
  input: readonly unknown[],
  signal: AbortSignal,
): Promise<unknown> {
  let used: Thread | null = null;
  try {
    used = thread ??= start();
  } catch {
    return broken;
  }
  let graphId = used.graphs.get(graph);
  if (graphId === undefined) {
    graphId = ++sent;
    used.graphs.set(graph, graphId);
    post(used, { kind: "graph", graphId, graph });
  }
  const id = ++sent;
  const answer = answerOf(used, id, signal);
  post(used, { kind: "task", id, graphId, name, input });
  const told = await answer;
  if (told === broken && thread === used) {
    used.worker.terminate();
    thread = null;
  }
  return told;
}
