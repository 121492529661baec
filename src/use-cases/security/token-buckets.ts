import { LruMap } from "#domain/lru-map.ts";

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
