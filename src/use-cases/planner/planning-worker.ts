import { parentPort } from "node:worker_threads";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import type { PlanningAnswer, PlanningMessage } from "./planning-thread.ts";

const graphs = new Map<number, RouteGraph>();

parentPort?.on("message", (message: PlanningMessage) => {
  if ("graph" in message) {
    graphs.set(message.graphId, message.graph);
    return;
  }
  const result = planStages(graphs.get(message.graphId)!, message.input);
  parentPort?.postMessage({ task: message.task, result } satisfies PlanningAnswer);
});
