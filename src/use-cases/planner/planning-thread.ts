import { Worker } from "node:worker_threads";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerInput, PlannerResult } from "#domain/stage-planner/plan.ts";

/** What the thread is sent: a graph once, then wishes that name it. */
export type PlanningMessage =
  | { readonly graphId: number; readonly graph: RouteGraph }
  | { readonly task: number; readonly graphId: number; readonly input: PlannerInput };

export interface PlanningAnswer {
  readonly task: number;
  readonly result: PlannerResult;
}

/** A plan that takes longer than this is given up, in milliseconds. */
const longestPlanning = 8000;
/** A thread that holds this many graphs is replaced, so that old revisions of the content do not stay. */
const mostGraphs = 60;

const gaveUp: PlannerResult = {
  ok: false,
  refusals: [{ field: "ideal", code: "too_many_possibilities", facts: {} }],
};

/**
 * Plans in a thread of its own, one wish after another, so that a wish with very many possibilities does not
 * hold up everybody else. The thread starts with the first such wish.
 */
class PlanningThread {
  #worker: Worker | null = null;
  #graphIds = new WeakMap<RouteGraph, number>();
  #graphs = 0;
  #tasks = 0;
  #last: Promise<unknown> = Promise.resolve();

  plan(graph: RouteGraph, input: PlannerInput): Promise<PlannerResult> {
    const turn = this.#last.then(() => this.#run(graph, input));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #run(graph: RouteGraph, input: PlannerInput): Promise<PlannerResult> {
    const worker = this.#open();
    const task = (this.#tasks += 1);
    const { promise, resolve, reject } = Promise.withResolvers<PlannerResult>();
    const answered = (answer: PlanningAnswer): void => {
      if (answer.task === task) resolve(answer.result);
    };
    const timer = setTimeout(() => resolve(gaveUp), longestPlanning);
    worker.on("message", answered).once("error", reject);
    try {
      worker.postMessage({ task, graphId: this.#send(worker, graph), input } satisfies PlanningMessage);
      const result = await promise;
      if (result === gaveUp) this.#close();
      return result;
    } catch (error) {
      this.#close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off("message", answered).off("error", reject);
    }
  }

  #open(): Worker {
    if (this.#graphs >= mostGraphs) this.#close();
    this.#worker ??= new Worker(new URL("./planning-worker.ts", import.meta.url));
    this.#worker.unref();
    return this.#worker;
  }

  #close(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    this.#graphIds = new WeakMap();
    this.#graphs = 0;
  }

  #send(worker: Worker, graph: RouteGraph): number {
    const known = this.#graphIds.get(graph);
    if (known !== undefined) return known;
    const graphId = (this.#graphs += 1);
    this.#graphIds.set(graph, graphId);
    worker.postMessage({ graphId, graph } satisfies PlanningMessage);
    return graphId;
  }
}

const thread = new PlanningThread();

/** Whether a wish may take much longer than a frame: long rhythms of rest, or very short days. */
export function isHeavy(input: PlannerInput): boolean {
  const shortDay = input.measure === "hours" ? 2.5 : 8;
  return (input.restEvery?.max ?? 0) > 12 || input.ideal < shortDay || input.max < shortDay;
}

/** As `planStages`, in the planning thread. Refuses a wish on which it would work too long. */
export function planInThread(graph: RouteGraph, input: PlannerInput): Promise<PlannerResult> {
  return thread.plan(graph, input);
}
