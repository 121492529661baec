import { addAttempt } from "#database/queries/accounts/server-state.ts";
import { LruMap } from "#domain/lru-map.ts";
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

export interface BucketLimit {
  /** Sustained rate. */
  readonly perSecond: number;
  /** Maximum at once after a pause. */
  readonly burst: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Maximum number of keys. */
const maxKeys = 20_000;

/** A token bucket per address or person, in the memory of this process. */
export class TokenBuckets {
  readonly #limit: Required<BucketLimit>;
  readonly #buckets = new LruMap<string, Bucket>(maxKeys);

  constructor(limit: BucketLimit) {
    this.#limit = { clock: () => performance.now(), ...limit };
  }

  /** Takes one token. @returns 0, or whole seconds until one is available */
  take(key: string): number {
    const { perSecond, burst, clock } = this.#limit;
    const now = clock();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  }
}
