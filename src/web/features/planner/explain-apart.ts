import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { type PlanOutcome, planOutcome } from "#web/components/plan-fields/plan-outcome.ts";

import type { Answered, Asked } from "./refusal-worker.ts";

/** The thread that looks for reasons, and the graph that it has; null before the first is asked for. */
let kept: { readonly worker: Worker; graph: RouteGraph | null } | null = null;
let asked = 0;

function answerOf(worker: Worker, id: number): Promise<PlanOutcome> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const settle = (end: () => void) => {
      listening.abort();
      end();
    };
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Answered>) => data.id === id && settle(() => resolve(data.outcome)),
      { signal },
    );
    for (const trouble of ["error", "messageerror"]) {
      worker.addEventListener(trouble, () => settle(() => reject(new Error(trouble))), { signal });
    }
  });
}

/**
 * Why options have no plan, found beside the page's own thread; on it where the browser has no other, or cannot fetch what
 * runs there.
 *
 * @param graph structured data, sent once for as long as it is the same
 */
export async function explainApart(graph: RouteGraph, input: PlannerOptions): Promise<PlanOutcome> {
  try {
    kept ??= { worker: new Worker(new URL("./refusal-worker.ts", import.meta.url), { type: "module" }), graph: null };
    const question: Asked = { id: ++asked, graph: kept.graph === graph ? null : graph, input };
    const answer = answerOf(kept.worker, question.id);
    kept.worker.postMessage(question);
    kept.graph = graph;
    return await answer;
  } catch {
    kept?.worker.terminate();
    kept = null;
    return planOutcome(graph, input);
  }
}
