import { solveWithDay } from "#domain/planner/solution/solve.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { Tasks } from "#use-cases/worker-tasks.ts";
import type { TaskOutcome } from "#use-cases/workers/worker-pool.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { ThreadValues } from "./shared-values.ts";

/** The message that starts a task in a worker thread. */
export interface TaskMessage {
  readonly name: keyof Tasks;
  readonly args: readonly unknown[];
}

const sharedValues = new ThreadValues();

/** Modules needed by single tasks are imported on first use. */
const tasks: Tasks = {
  planWalk: (graph, input) => planStages(sharedValues.read(graph), input),
  writePlanAsJson: async (graph, ...options) => {
    const { writePlanAsJson } = await import("#use-cases/planner/write-plan-as-json.ts");
    return writePlanAsJson(sharedValues.read(graph), ...options);
  },
  solveWithDay: (graph, ...options) => solveWithDay(sharedValues.read(graph), ...options),
  proposePath: async (...args) => (await import("#use-cases/administration/path/propose-path.ts")).proposePath(...args),
  readRecordTable: async (...args) =>
    (await import("#use-cases/administration/records/read-record-table.ts")).readRecordTable(...args),
  previewRegister: async (...args) =>
    (await import("#use-cases/administration/registers/read-register.ts")).previewRegister(...args),
  readRegister: async (...args) =>
    (await import("#use-cases/administration/registers/read-register.ts")).readRegister(...args),
  compareRegister: async (places, ...args) => {
    const { compareRegister } = await import("#use-cases/administration/registers/compare-register.ts");
    return compareRegister(sharedValues.read(places), ...args);
  },
  prepareSentPhoto: async (...args) =>
    (await import("#use-cases/imported-files/prepare-sent-photo.ts")).prepareSentPhoto(...args),
  writeKeepsake: async (...args) =>
    (await import("#use-cases/plans/keepsake/write-keepsake.ts")).writeKeepsake(...args),
  drawLetteredPicture: async (picture) =>
    (await import("#photos/draw-lettered-picture.ts")).drawLetteredPicture(picture),
  readPlanFile: async (text) => (await import("#use-cases/plans/import/read-plan-file.ts")).readPlanFile(text),
  resolveOnRoutes: async (routes, list) => {
    const { resolveOnRoutes } = await import("#use-cases/plans/import/resolve-list.ts");
    const opened = routes.map((each) => sharedValues.read(each));
    return resolveOnRoutes(opened, list);
  },
  writePlanFile: async ({ graphs, lines }, sources, ...others) => {
    const { writePlanFile } = await import("#use-cases/plans/export/write-plan-file.ts");
    const routes = {
      graphs: graphs.map((each) => sharedValues.read(each)),
      lines: lines.map((each) => sharedValues.read(each)),
    };
    return writePlanFile({ ...sources, ...routes }, ...others);
  },
};

/** Runs one task; the pool calls it by this name. */
export async function runTask({ name, args }: TaskMessage): Promise<TaskOutcome<unknown>> {
  // The types of `ThreadPool.run` ensure that the arguments match the task.
  const task = tasks[name] as (...args: readonly unknown[]) => unknown;
  try {
    return { kind: "done", value: await task(...args) };
  } catch (error) {
    if (!(error instanceof UseCaseError)) throw error;
    const { kind, errors } = error;
    return { kind: "refused", refusal: { kind, errors } };
  }
}
