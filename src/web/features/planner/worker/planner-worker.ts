/** A separate thread for all planning, so that it never blocks the user interface. */
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { runTask, type TaskName } from "./planner-tasks.ts";

/** Messages to the worker: a graph before its first task, tasks, and cancellations. */
export type PlannerRequest =
  | { readonly kind: "graph"; readonly graphId: number; readonly graph: RouteGraph }
  | { readonly kind: "cancel"; readonly id: number }
  | {
      readonly kind: "task";
      /** Id of the response. */
      readonly id: number;
      readonly graphId: number;
      readonly name: TaskName;
      readonly input: readonly unknown[];
    };

export type PlannerResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string };

const graphs = new Map<number, RouteGraph>();
const running = new Map<number, AbortController>();

/** Lets pending messages in. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function runRequest({
  id,
  graphId,
  name,
  input,
}: Extract<PlannerRequest, { kind: "task" }>): Promise<PlannerResponse> {
  const abortController = new AbortController();
  running.set(id, abortController);
  try {
    // Tasks that were cancelled since they were sent are not started.
    await pause();
    abortController.signal.throwIfAborted();
    return { id, result: await runTask(name, graphs.get(graphId)!, input, { signal: abortController.signal, pause }) };
  } catch (error) {
    return { id, failure: String(error) };
  } finally {
    running.delete(id);
  }
}

addEventListener("message", ({ data }: MessageEvent<PlannerRequest>) => {
  if (data.kind === "graph") graphs.set(data.graphId, data.graph);
  else if (data.kind === "cancel") running.get(data.id)?.abort();
  else void runRequest(data).then((response) => postMessage(response));
});
