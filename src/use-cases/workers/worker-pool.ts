import { type FieldErrorCodes, UseCaseError, type UseCaseErrorKind } from "../use-case-error.ts";
import type { UseCaseContext } from "../context.ts";
import type { Tasks } from "../worker-tasks.ts";

/** Thrown when the client has left; nobody receives it. */
export class TaskCancelledError extends Error {
  override readonly name = "TaskCancelledError";
}

/** A task exceeded its time or memory limit. */
export class TaskAbandonedError extends UseCaseError {
  constructor() {
    super("unavailable", { retryAfterSeconds: 30 });
  }
}

/**
 * Runs a task in a worker thread on behalf of the client.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` under load or if the task was abandoned (TaskAbandonedError), and
 * errors of the task; TaskCancelledError
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

/** The context for shared values: not cancelled when the first client leaves. */
export function sharedTaskOptions(context: UseCaseContext): UseCaseContext {
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
      throw new TaskCancelledError("the client has gone");
    default:
      throw new TaskAbandonedError();
  }
}

/** An immutable value that is often needed: sent to each worker thread once, then referred to by id. */
export interface SharedValue<Value> {
  readonly id: number;
  readonly bytes: SharedArrayBuffer;
  /** Never set; carries the type of the bytes. */
  readonly holds?: Value;
}

/** The client that waits, for limits and for cancelling work that nobody waits for. */
export interface TaskClient {
  readonly address: string;
  /** Aborted when the client has left; null if the work continues regardless. */
  readonly signal: AbortSignal | null;
}

/**
 * Queues, each with its own limits: `quick` for what certainly takes a few milliseconds, `planning` for plans that may
 * take a second, `files` for reading and writing files, `pictures` for decoding and drawing, one at a time, `pages` for
 * pages, `forms` for theirs, and `uploads` for long ones; these three run in the main thread.
 */
export type QueueName = "quick" | "planning" | "files" | "pictures" | "pages" | "forms" | "uploads";

export interface TaskOptions {
  readonly queue: QueueName;
  /** Null if many wait for it, or nobody. */
  readonly client: TaskClient | null;
  /** Uuid of the person; null for visitors, who are distinguished by address. */
  readonly person: string | null;
  /** Longest wait in the queue in milliseconds; by default that of the queue. */
  readonly timeoutMs?: number | undefined;
}

export type TaskOutcome<Value> =
  | { readonly kind: "done"; readonly value: Value }
  | {
      readonly kind: "refused";
      readonly refusal: { readonly kind: UseCaseErrorKind; readonly errors: FieldErrorCodes };
    }
  /** `too-many`: this person or address has enough tasks; `full`: the queue is full. */
  | { readonly kind: "too-many" | "full"; readonly retryAfterSeconds: number }
  /** It exceeded its time or memory limit. */
  | { readonly kind: "out-of-time" | "out-of-memory" }
  /** The client has left. */
  | { readonly kind: "called-off" };

/**
 * Worker threads for work that would block everybody else, a few at a time. Rejects with unexpected errors of a task.
 */
export interface WorkerPool {
  /** Serialises a value once. */
  share<Value extends object>(value: Value): SharedValue<Value>;
  run<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    options: TaskOptions,
  ): Promise<TaskOutcome<Awaited<ReturnType<Tasks[Name]>>>>;
  /** Applies the limits of a queue to work that does not run in the pool. */
  guard<Value>(work: () => Promise<Value>, options: TaskOptions): Promise<TaskOutcome<Value>>;
}
