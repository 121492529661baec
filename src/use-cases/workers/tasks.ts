import type { solveWithDay } from "#domain/planner-solution/solve.ts";
import type { planStages } from "#domain/stage-planner/plan-stages.ts";
import type { PlanSources } from "../plans/take-along.ts";
import type { writePlanFile } from "../plans/write-plan-file.ts";
import type { SharedValue } from "./worker-pool.ts";

/** A function whose first argument is shared. */
type OnShared<Task> = Task extends (shared: infer Value, ...others: infer Others) => infer Result
  ? (shared: SharedValue<Value>, ...others: Others) => Result
  : never;

type AllShared<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: SharedValue<Values[Index]> };

/** Graphs and lines of a plan, by leg. */
interface SharedGround {
  readonly graphs: AllShared<PlanSources["graphs"]>;
  readonly lines: AllShared<PlanSources["lines"]>;
}

type AfterFirst<Task> = Task extends (first: never, ...others: infer Others) => unknown ? Others : never;

/** What worker threads do, by name. Arguments and results are copied from thread to thread. */
export interface Tasks {
  readonly planWalk: OnShared<typeof planStages>;
  readonly solveWithDay: OnShared<typeof solveWithDay>;
  readonly writePlanFile: (
    ground: SharedGround,
    sources: Omit<PlanSources, keyof SharedGround>,
    ...others: AfterFirst<typeof writePlanFile>
  ) => ReturnType<typeof writePlanFile>;
}
