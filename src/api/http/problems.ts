import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type FieldErrors, type Problem, problemMediaType } from "#contract/http/problem.ts";
import type { Language } from "#domain/text/language.ts";
import type { ErrorSentences } from "#messages/sentences/errors.ts";
import type { RequestSentences } from "#messages/sentences/requests.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { ApiEnvironment } from "./environment.ts";
import type { FilterError } from "#use-cases/lists/list-page.ts";

/** Types of problems with their status; each has a section on the documentation page. */
export const problemStatuses = {
  "malformed-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "request-timeout": 408,
  "version-conflict": 409,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "csrf-mismatch": 419,
  "not-possible": 422,
  "version-missing": 428,
  "too-many-requests": 429,
  "internal-error": 500,
  unavailable: 503,
} as const satisfies Record<keyof RequestSentences["titles"], number>;

export type ProblemKind = keyof typeof problemStatuses;

/** What went wrong: a sentence in the language of the request, or how to say it in any. */
type ProblemDetail = string | ((text: RequestSentences) => string);

/** Thrown by an operation to respond with a problem. */
export class ProblemError extends Error {
  readonly kind: ProblemKind;
  readonly detail: ProblemDetail;
  readonly errors: FieldErrors | undefined;

  constructor(kind: ProblemKind, detail: ProblemDetail, errors?: FieldErrors) {
    super(typeof detail === "string" ? detail : detail(sentences.en.requests));
    this.name = "ProblemError";
    this.kind = kind;
    this.detail = detail;
    this.errors = errors;
  }
}

/** An error response of the given type, never cached. */
export function problemResponse(
  c: Context<ApiEnvironment>,
  kind: ProblemKind,
  detail: ProblemDetail,
  errors?: FieldErrors,
  dependants?: Problem["dependants"],
): Response {
  const status = problemStatuses[kind];
  const text = sentences[c.get("language")].requests;
  const body: Problem = {
    type: `/api/docs#${kind}`,
    title: text.titles[kind],
    status,
    detail: typeof detail === "string" ? detail : detail(text),
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
export function conflictResponse(
  c: Context<ApiEnvironment>,
  detail: string,
  current: { readonly version: number | string },
): Response {
  const status = problemStatuses["version-conflict"];
  const title = sentences[c.get("language")].requests.titles["version-conflict"];
  const body = { type: "/api/docs#version-conflict", title, status, detail, current };
  return c.body(JSON.stringify(body), status, {
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
