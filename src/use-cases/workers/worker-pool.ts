import { type FieldErrorCodes, UseCaseError, type UseCaseErrorKind } from "../use-case-error.ts";
import type { UseCaseContext } from "../context.ts";
import type { Tasks } from "../worker-tasks.ts";

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

/** Something that does not change and is needed often: sent to each worker thread once, named by its id afterwards. */
export interface SharedValue<Value> {
  readonly id: number;
  readonly bytes: SharedArrayBuffer;
  /** Never set: says what the bytes hold. */
  readonly holds?: Value;
}

/** Who waits for an answer, for limits and for calling off what nobody waits for any more. */
export interface TaskClient {
  readonly address: string;
  /** Aborted when the client has gone; null where the work goes on all the same. */
  readonly signal: AbortSignal | null;
}

/**
 * Where tasks wait, each with its own limits: `quick` for what certainly takes a few milliseconds, `planning` for plans
 * that may take a second, `files` for reading and writing files, `pictures` for decoding and drawing, one at a time,
 * `pages` for those that are made in the main thread.
 */
export type QueueName = "quick" | "planning" | "files" | "pictures" | "pages";

export interface TaskOptions {
  readonly queue: QueueName;
  /** Null for what many wait for, or nobody. */
  readonly client: TaskClient | null;
  /** Uuid of the person who asks; null for visitors, who are told apart by their addresses. */
  readonly person: string | null;
  /** Milliseconds to wait in the queue; that of the queue by default. */
  readonly timeoutMs?: number | undefined;
}

export type TaskOutcome<Value> =
  | { readonly kind: "done"; readonly value: Value }
  | {
      readonly kind: "refused";
      readonly refusal: { readonly kind: UseCaseErrorKind; readonly errors: FieldErrorCodes };
    }
  /** `too-many`: this person or address has enough tasks under way; `full`: all together have. */
  | { readonly kind: "too-many" | "full"; readonly retryAfterSeconds: number }
  /** It took longer, or more memory, than a task may. */
  | { readonly kind: "out-of-time" | "out-of-memory" }
  /** The client has gone. */
  | { readonly kind: "called-off" };

/** Worker threads for what would hold up everybody else, a few at a time. Rejects with what a task throws unexpectedly. */
export interface WorkerPool {
  /** The same value is serialised once. */
  share<Value extends object>(value: Value): SharedValue<Value>;
  run<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    options: TaskOptions,
  ): Promise<TaskOutcome<Awaited<ReturnType<Tasks[Name]>>>>;
  /** Puts work that is not done in a thread of the pool under the limits of a queue. */
  guard<Value>(work: () => Promise<Value>, options: TaskOptions): Promise<TaskOutcome<Value>>;
}
