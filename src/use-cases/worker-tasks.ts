import type { solveWithDay } from "#domain/planner/solution/solve.ts";
import type { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { proposePath } from "./administration/path/propose-path.ts";
import type { drawLetteredPicture } from "#photos/draw-lettered-picture.ts";
import type { compareRegister } from "./administration/registers/compare-register.ts";
import type { readRegister, previewRegister } from "./administration/registers/read-register.ts";
import type { readRecordTable } from "./administration/records/read-record-table.ts";
import type { writePlanAsJson } from "./planner/write-plan-as-json.ts";
import type { PlanSources } from "./plans/export/gather-plan-for-export.ts";
import type { readPlanFile } from "./plans/import/read-plan-file.ts";
import type { resolveOnRoutes } from "./plans/import/resolve-list.ts";
import type { writeKeepsake } from "./plans/keepsake/write-keepsake.ts";
import type { writePlanFile } from "./plans/export/write-plan-file.ts";
import type { prepareSentPhoto } from "./imported-files/prepare-sent-photo.ts";
import type { SharedValue } from "./workers/worker-pool.ts";

/** A task whose first argument is shared between threads. */
type SharedArgument<Task> = Task extends (shared: infer Value, ...others: infer Others) => infer Result
  ? (shared: SharedValue<Value>, ...others: Others) => Result
  : never;

type SharedArguments<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: SharedValue<Values[Index]>;
};

/** Graphs and lines of a plan, by leg. */
interface SharedRoutes {
  readonly graphs: SharedArguments<PlanSources["graphs"]>;
  readonly lines: SharedArguments<PlanSources["lines"]>;
}

/** A task whose module is loaded on first use. */
type Lazy<Task extends (...args: never[]) => unknown> = (
  ...args: Parameters<Task>
) => Promise<Awaited<ReturnType<Task>>>;

type AfterFirst<Task> = Task extends (first: never, ...others: infer Others) => unknown ? Others : never;

/** The tasks of worker threads by name. Arguments and results are copied between threads. */
export interface Tasks {
  readonly planWalk: SharedArgument<typeof planStages>;
  readonly writePlanAsJson: Lazy<SharedArgument<typeof writePlanAsJson>>;
  readonly solveWithDay: SharedArgument<typeof solveWithDay>;
  readonly proposePath: Lazy<typeof proposePath>;
  readonly readRecordTable: Lazy<typeof readRecordTable>;
  readonly previewRegister: Lazy<typeof previewRegister>;
  readonly readRegister: Lazy<typeof readRegister>;
  readonly compareRegister: (
    ...args: Parameters<SharedArgument<typeof compareRegister>>
  ) => Promise<ReturnType<typeof compareRegister>>;
  readonly prepareSentPhoto: Lazy<typeof prepareSentPhoto>;
  readonly writeKeepsake: Lazy<typeof writeKeepsake>;
  readonly drawLetteredPicture: Lazy<typeof drawLetteredPicture>;
  readonly readPlanFile: Lazy<typeof readPlanFile>;
  readonly resolveOnRoutes: (
    routes: readonly SharedValue<Parameters<typeof resolveOnRoutes>[0][number]>[],
    ...others: AfterFirst<typeof resolveOnRoutes>
  ) => Promise<ReturnType<typeof resolveOnRoutes>>;
  readonly writePlanFile: (
    planRoutes: SharedRoutes,
    sources: Omit<PlanSources, keyof SharedRoutes>,
    ...others: AfterFirst<typeof writePlanFile>
  ) => ReturnType<typeof writePlanFile>;
}
