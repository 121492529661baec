import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";
import { problemAnswer } from "../problems.ts";

export interface RateLimit {
  /** Requests a second in the long run. */
  readonly perSecond: number;
  /** Requests at once after a pause. */
  readonly burst: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** So many addresses are remembered; the one unseen for longest makes room. */
const mostAddresses = 20_000;

/** A token bucket for each client address, in memory: 429 and Retry-After when it is empty. */
export function rateLimit({ perSecond, burst, clock = () => performance.now() }: RateLimit) {
  const buckets = new Map<string, Bucket>();
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const address = c.get("clientAddress");
    const now = clock();
    const bucket = buckets.get(address) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    buckets.delete(address);
    buckets.set(address, bucket);
    if (buckets.size > mostAddresses) {
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    }
    if (bucket.tokens < 1) {
      c.header("Retry-After", String(Math.ceil((1 - bucket.tokens) / perSecond)));
      return problemAnswer(c, "too-many-requests", "Too many requests from this address; try again in a moment.");
    }
    bucket.tokens -= 1;
    return next();
  });
}
