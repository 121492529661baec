/** A separate thread for all planning, so that it never blocks the user interface. */
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { runTask, type TaskName } from "./planner-tasks.ts";

/** Messages to the worker: a graph before its first task, tasks, and cancellations. */
export type ToWorker =
  | { readonly kind: "graph"; readonly graphId: number; readonly graph: RouteGraph }
  | { readonly kind: "leave"; readonly id: number }
  | {
      readonly kind: "task";
      /** Id of the response. */
      readonly id: number;
      readonly graphId: number;
      readonly name: TaskName;
      readonly input: readonly unknown[];
    };

export type FromWorker =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string };

const graphs = new Map<number, RouteGraph>();
const running = new Map<number, AbortController>();

/** Lets pending messages in. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function answer({ id, graphId, name, input }: Extract<ToWorker, { kind: "task" }>): Promise<FromWorker> {
  const leaving = new AbortController();
  running.set(id, leaving);
  try {
    // Tasks that were cancelled since they were sent are not started.
    await pause();
    leaving.signal.throwIfAborted();
    return { id, result: await runTask(name, graphs.get(graphId)!, input, { signal: leaving.signal, pause }) };
  } catch (error) {
    return { id, failure: String(error) };
  } finally {
    running.delete(id);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "graph") graphs.set(data.graphId, data.graph);
  else if (data.kind === "leave") running.get(data.id)?.abort();
  else void answer(data).then((told) => postMessage(told));
});
