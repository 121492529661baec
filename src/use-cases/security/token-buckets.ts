export interface BucketLimit {
  /** In the long run. */
  readonly perSecond: number;
  /** At once after a pause. */
  readonly burst: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** So many keys are remembered; the one unseen for longest makes room. */
const maxKeys = 20_000;

/** A token bucket for each address or person, in the memory of this process. */
export class TokenBuckets {
  readonly #limit: Required<BucketLimit>;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: BucketLimit) {
    this.#limit = { clock: () => performance.now(), ...limit };
  }

  /** Takes one. @returns 0, or the whole seconds after which there is one again */
  take(key: string): number {
    const { perSecond, burst, clock } = this.#limit;
    const now = clock();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > maxKeys && oldest !== undefined) this.#buckets.delete(oldest);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  }
}
