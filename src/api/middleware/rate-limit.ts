import { createMiddleware } from "hono/factory";
import { type BucketLimit, TokenBuckets } from "#use-cases/token-buckets.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { problemAnswer } from "#api/http/problems.ts";

/** A token bucket for each client address, in memory: 429 and Retry-After when it is empty. */
export function rateLimit(limit: BucketLimit) {
  const buckets = new TokenBuckets(limit);
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const seconds = buckets.take(c.get("clientAddress"));
    if (seconds === 0) return next();
    c.header("Retry-After", String(seconds));
    return problemAnswer(c, "too-many-requests", "Too many requests from this address; try again in a moment.");
  });
}
