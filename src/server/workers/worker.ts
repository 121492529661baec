import { solveWithDay } from "#domain/planner-solution/solve-with-day.ts";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import type { Tasks } from "#use-cases/worker-tasks.ts";
import type { TaskOutcome } from "#use-cases/workers/worker-pool.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { HeldValues } from "./shared-values.ts";

/** What a worker thread is sent. */
export interface TaskMessage {
  readonly name: keyof Tasks;
  readonly args: readonly unknown[];
}

const held = new HeldValues();

/** Modules that only some tasks need are read when they do. */
const tasks: Tasks = {
  planWalk: (graph, input) => planStages(held.open(graph), input),
  writePlanAsJson: async (graph, ...options) => {
    const { writePlanAsJson } = await import("#use-cases/planner/write-plan-as-json.ts");
    return writePlanAsJson(held.open(graph), ...options);
  },
  solveWithDay: (graph, ...options) => solveWithDay(held.open(graph), ...options),
  proposePath: async (...args) => (await import("#use-cases/administration/path/propose-path.ts")).proposePath(...args),
  compareTable: async (...args) =>
    (await import("#use-cases/administration/records/compare-table.ts")).compareTable(...args),
  sightRegister: async (...args) =>
    (await import("#use-cases/administration/registers/read-register.ts")).sightRegister(...args),
  readRegister: async (...args) =>
    (await import("#use-cases/administration/registers/read-register.ts")).readRegister(...args),
  compareRegister: async (places, ...args) => {
    const { compareRegister } = await import("#use-cases/administration/registers/compare-register.ts");
    return compareRegister(held.open(places), ...args);
  },
  prepareSentPhoto: async (...args) =>
    (await import("#use-cases/imported-files/prepare-sent-photo.ts")).prepareSentPhoto(...args),
  writeKeepsake: async (...args) =>
    (await import("#use-cases/plans/keepsake/write-keepsake.ts")).writeKeepsake(...args),
  drawPng: async (svg) => (await import("#photos/draw-png.ts")).drawPng(svg),
  readPlanFile: async (text) => (await import("#use-cases/plans/import/read-plan-file.ts")).readPlanFile(text),
  resolveOnRoutes: async (routes, list) => {
    const { resolveOnRoutes } = await import("#use-cases/plans/import/resolve-list.ts");
    const opened = routes.map((each) => held.open(each));
    return resolveOnRoutes(opened, list);
  },
  writePlanFile: async ({ graphs, lines }, sources, ...others) => {
    const { writePlanFile } = await import("#use-cases/plans/export/write-plan-file.ts");
    const routes = { graphs: graphs.map((each) => held.open(each)), lines: lines.map((each) => held.open(each)) };
    return writePlanFile({ ...sources, ...routes }, ...others);
  },
};

/** Runs one task after another. Exported under the name that the pool calls. */
export async function runTask({ name, args }: TaskMessage): Promise<TaskOutcome<unknown>> {
  // The pool's types have seen to it that the arguments are those of the task.
  const task = tasks[name] as (...args: readonly unknown[]) => unknown;
  try {
    return { kind: "done", value: await task(...args) };
  } catch (error) {
    if (!(error instanceof UseCaseError)) throw error;
    const { kind, errors } = error;
    return { kind: "refused", refusal: { kind, errors } };
  }
}
