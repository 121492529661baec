import type { planStages } from "#domain/stage-planner/plan-stages.ts";
import type { solveWithDay } from "#domain/planner-solution/solve.ts";
import type { SharedValue } from "./worker-pool.ts";

/** A function whose big arguments are shared. */
type OnShared<Task> = Task extends (shared: infer Value, ...others: infer Others) => infer Result
  ? (shared: SharedValue<Value>, ...others: Others) => Result
  : never;

/** What worker threads do, by name. Arguments and results are copied from thread to thread. */
export interface Tasks {
  readonly planWalk: OnShared<typeof planStages>;
  readonly solveWithDay: OnShared<typeof solveWithDay>;
}
