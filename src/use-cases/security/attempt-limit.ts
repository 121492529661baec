import { addAttempt } from "#database/queries/accounts/server-state.ts";
import { hashSecret } from "./secrets.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";

/** A rate limit for attempts. */
export interface AttemptLimit {
  readonly name: string;
  readonly maxAttempts: number;
  readonly windowMs: number;
}

/** Key for counting attempts; does not reveal whose they are. */
export function attemptKey(limit: Pick<AttemptLimit, "name">, ...subject: string[]): string {
  return hashSecret(JSON.stringify([limit.name, ...subject]));
}

/**
 * Counts an attempt before it is made, so that concurrent attempts are counted too.
 *
 * @returns the number of attempts so far
 * @throws UseCaseError `too-many-requests`
 */
export async function countAttempt(context: UseCaseContext, limit: AttemptLimit, key: string): Promise<number> {
  const now = context.now();
  const resetsAt = new Date(now.getTime() + limit.windowMs);
  const counted = await addAttempt(context.database, key, now, resetsAt);
  if (counted.attempts <= limit.maxAttempts) return counted.attempts;
  const seconds = Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000);
  throw new UseCaseError("too-many-requests", { retryAfterSeconds: Math.max(1, seconds) });
}
