import type { Problem } from "#contract/http/problem.ts";

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

/*
 * Public Wi-Fi and proxies answer in this site's place, with pages and statuses of their own. Nothing that a browser has
 * stored may be replaced or deleted because of them.
 */

function hasType(answer: Response, type: string): boolean {
  return answer.headers.get("Content-Type")?.startsWith(type) ?? false;
}

/** Whether a response is data of this site. */
export function isOwnData(answer: Response): boolean {
  return answer.ok && hasType(answer, "application/json");
}

/** Whether a response is an error that this site reports. */
export function isOwnProblem(answer: Response): boolean {
  return hasType(answer, "application/problem+json");
}

/** Whether a response is a document, where something else was requested. */
export function isDocument(answer: Response): boolean {
  return hasType(answer, "text/html");
}
