import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import type { Tasks } from "../worker-tasks.ts";
import { type QueueName, runTask, TaskAbandonedError } from "../workers/worker-pool.ts";

/**
 * Runs a task on an uploaded file in a worker thread.
 *
 * @throws as `runTask`, but UseCaseError `not-valid` on `file` for one that takes too much time or memory: a retry
 * would not help
 */
export async function runFileTask<Name extends keyof Tasks>(
  context: UseCaseContext,
  queue: QueueName,
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  try {
    return await runTask(context, queue, name, ...args);
  } catch (error) {
    if (error instanceof TaskAbandonedError) throw notValid("file", "file_takes_too_long");
    throw error;
  }
}
