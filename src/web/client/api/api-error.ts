import type { Problem } from "#contract/http/problem.ts";

/** An answer that is no success. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** 0 for a redirect, which the client does not follow. */
  readonly status: number;
  /** What the API says about it; `null` when something else answered. */
  readonly problem: Problem | null;
  /** Whole seconds after which to try again, when the API says so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: Problem | null, retryAfterSeconds: number | null) {
    super(problem?.detail ?? `The API answered with status ${status}.`);
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Sentences by field. */
  get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return this.problem?.errors ?? {};
  }
}

export async function apiErrorOf(answer: Response): Promise<ApiError> {
  const isProblem = answer.headers.get("Content-Type")?.startsWith("application/problem+json") ?? false;
  const problem: Problem | null = isProblem ? await answer.json().catch(() => null) : null;
  const retryAfter = Number(answer.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(answer.status, problem, Number.isFinite(retryAfter) ? retryAfter : null);
}
