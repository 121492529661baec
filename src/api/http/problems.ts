import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type FieldErrors, type Problem, problemMediaType } from "#contract/http/problem.ts";
import type { Language } from "#domain/text/language.ts";
import type { ErrorSentences } from "#messages/sentences/errors.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { FilterError } from "#use-cases/lists/list-page.ts";

/** Types of problems with status and title; each has a section on the documentation page. */
export const problemKinds = {
  "malformed-request": { status: 400, title: "Malformed request" },
  unauthenticated: { status: 401, title: "Not signed in" },
  forbidden: { status: 403, title: "Not allowed" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "request-timeout": { status: 408, title: "Request timeout" },
  "version-conflict": { status: 409, title: "Changed elsewhere in the meantime" },
  "body-too-large": { status: 413, title: "Body too large" },
  "unsupported-media-type": { status: 415, title: "Unsupported media type" },
  "csrf-mismatch": { status: 419, title: "CSRF token missing or out of date" },
  "not-possible": { status: 422, title: "Fields are not valid or cannot be met" },
  "version-missing": { status: 428, title: "The version is missing" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  "internal-error": { status: 500, title: "Internal error" },
  unavailable: { status: 503, title: "Not available at the moment" },
} as const;

export type ProblemKind = keyof typeof problemKinds;

/** Thrown by an operation to respond with a problem. */
export class ProblemError extends Error {
  readonly kind: ProblemKind;
  readonly errors: FieldErrors | undefined;

  /** @param detail what went wrong in this case, in the language of the request */
  constructor(kind: ProblemKind, detail: string, errors?: FieldErrors) {
    super(detail);
    this.name = "ProblemError";
    this.kind = kind;
    this.errors = errors;
  }
}

/** An error response of the given type, never cached. */
export function problemResponse(
  c: Context,
  kind: ProblemKind,
  detail: string,
  errors?: FieldErrors,
  dependants?: Problem["dependants"],
): Response {
  const { status, title } = problemKinds[kind];
  const body: Problem = {
    type: `/api/docs#${kind}`,
    title,
    status,
    detail,
    ...(errors && { errors }),
    ...(dependants && { dependants }),
  };
  // 419 is not standardised, but common among clients with CSRF tokens.
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    "Content-Type": problemMediaType,
    "Cache-Control": "no-store",
  });
}

/** 409 with the current resource, whose version is also its tag. */
export function conflictResponse(c: Context, detail: string, current: { readonly version: number | string }): Response {
  const problem = problemKinds["version-conflict"];
  const body = { type: "/api/docs#version-conflict", title: problem.title, status: problem.status, detail, current };
  return c.body(JSON.stringify(body), problem.status, {
    "Content-Type": problemMediaType,
    "Cache-Control": "no-store",
    ETag: `"${current.version}"`,
  });
}

/** 422 with messages by field, for errors found by a schema. */
export function fieldsProblem(
  issues: Parameters<typeof fieldErrors>[0],
  sent: unknown,
  language: Language,
): ProblemError {
  return new ProblemError("not-possible", fieldErrorsSummary(language), fieldErrors(issues, sent, language));
}

/** 404 for something that does not exist or is not published. */
export function notFound(kind: keyof ErrorSentences["absent"], language: Language): ProblemError {
  return new ProblemError("not-found", sentences[language].errors.absent[kind]);
}

/** 422 for the value of a filter. */
export function filterProblem(
  { field, problem }: FilterError,
  language: Language,
): ["not-possible", string, FieldErrors] {
  const sentence = sentences[language].filters(problem);
  return ["not-possible", sentence, { [field]: [sentence] }];
}
