import { problem, problemMediaType } from "#contract/http/problem.ts";

const descriptions = {
  400: "The request is malformed",
  401: "Not signed in",
  403: "The request came with cookies from another site",
  404: "Nothing is found at this address",
  408: "The body came too slowly",
  409: "The version in If-Match is not the last one; `current` holds the resource as it is now",
  413: "The body is too large",
  415: "The body is not application/json",
  419: "The CSRF token is missing or outdated; the response sets a new one",
  422: "Invalid fields, or options that cannot be met",
  428: "If-Match is missing",
  429: "Too many requests; see Retry-After",
  503: "Temporarily unavailable; see Retry-After",
} as const;

interface ProblemResponse {
  readonly description: string;
  readonly content: { readonly [problemMediaType]: { readonly schema: typeof problem } };
}

/** Descriptions of an operation's error responses; a body that can be too large can also be too slow. */
export function problemResponses<Status extends keyof typeof descriptions>(
  ...statuses: Status[]
): Record<Status, ProblemResponse> {
  const all = statuses.some((status) => status === 413) ? [...statuses, 408 as const] : statuses;
  const entries = all.map((status) => [
    status,
    { description: descriptions[status], content: { [problemMediaType]: { schema: problem } } },
  ]);
  return Object.fromEntries(entries);
}
