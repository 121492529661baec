import type { Problem } from "#contract/http/problem.ts";

import { isOwnProblem } from "./own-response.ts";

/** An unsuccessful response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** 0 for a redirect, which the client does not follow, and for a page in the place of data. */
  readonly status: number;
  /** The problem that the API reports; `null` when the response is from something else. */
  readonly problem: Problem | null;
  /** Whole seconds after which to retry, when the API gives them. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: Problem | null, retryAfterSeconds: number | null) {
    super(problem?.detail ?? `The API answered with status ${status}.`);
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Messages by field. */
  get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return this.problem?.errors ?? {};
  }
}

export async function apiErrorOf(answer: Response): Promise<ApiError> {
  const problem: Problem | null = isOwnProblem(answer) ? await answer.json().catch(() => null) : null;
  const retryAfter = Number(answer.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(answer.status, problem, Number.isFinite(retryAfter) ? retryAfter : null);
}
