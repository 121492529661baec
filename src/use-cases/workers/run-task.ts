import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import type { Tasks } from "#use-cases/tasks.ts";
import type { QueueName, TaskOptions, TaskOutcome } from "./worker-pool.ts";

/** Thrown when the client has gone: nobody hears of it. */
export class CalledOff extends Error {
  override readonly name = "CalledOff";
}

/** A task took longer, or more memory, than one may. */
export class TaskGivenUp extends UseCaseError {
  constructor() {
    super("unavailable", { retryAfterSeconds: 30 });
  }
}

/**
 * Runs a task in a worker thread on behalf of whoever asks.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` when there is too much to do or the task was given up
 *   (TaskGivenUp), and what the task refuses; CalledOff
 */
export async function runTask<Name extends keyof Tasks>(
  context: UseCaseContext,
  queue: QueueName,
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  return valueOf(await context.workers.run(name, args, taskOptions(context, queue)));
}

export function taskOptions({ client, actor }: UseCaseContext, queue: QueueName): TaskOptions {
  return { queue, client, person: actor.kind === "user" ? actor.uuid : null };
}

/** The context for what is kept for everybody: not called off when the one who asked first has gone. */
export function forEverybody(context: UseCaseContext): UseCaseContext {
  return { ...context, client: null };
}

function valueOf<Value>(outcome: TaskOutcome<Value>): Value {
  switch (outcome.kind) {
    case "done":
      return outcome.value;
    case "refused":
      throw new UseCaseError(outcome.refusal.kind, outcome.refusal);
    case "too-many":
      throw new UseCaseError("too-many-requests", outcome);
    case "full":
      throw new UseCaseError("unavailable", outcome);
    case "called-off":
      throw new CalledOff("the client has gone");
    default:
      throw new TaskGivenUp();
  }
}
