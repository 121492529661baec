import type { UseCaseContext } from "#use-cases/context.ts";
import { TokenBuckets } from "#use-cases/security/rate-limits.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/** Uncached requests of one address. */
const uncached = new TokenBuckets({ perSecond: 3, burst: 60 });

/** Counts a request for the planner's computations. @throws UseCaseError `too-many-requests` */
export function limitUncached({ client }: UseCaseContext): void {
  const retryAfterSeconds = uncached.take(client?.address ?? "");
  if (retryAfterSeconds > 0) throw new UseCaseError("too-many-requests", { retryAfterSeconds });
}
