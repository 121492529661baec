import type { Context } from "hono";
import type { Language } from "#domain/text/language.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { ErrorSentences } from "#messages/sentences/errors.ts";
import { PathChanged } from "#use-cases/administration/path/path-proposal.ts";
import { RecordInUse } from "#use-cases/administration/records/record-in-use.ts";
import type { DatabaseOutage } from "#use-cases/database-outage.ts";
import { type UseCaseError, VersionConflict } from "#use-cases/use-case-error.ts";
import type { ApiEnvironment } from "./environment.ts";
import { conflictResponse, problemResponse } from "./problems.ts";

export function sentencesFor(language: Language): ErrorSentences {
  return sentences[language].errors;
}

/** 503 for a database that is away or read-only, in the language of the request. */
export function outageProblem(c: Context<ApiEnvironment>, { reason, retryAfterSeconds }: DatabaseOutage): Response {
  c.header("Retry-After", String(retryAfterSeconds));
  return problemResponse(c, "unavailable", sentencesFor(c.get("language")).away[reason]);
}

/** 409 for a change based on an outdated version, with the current resource; null for other errors. */
export function conflictProblem(c: Context<ApiEnvironment>, error: unknown): Response | null {
  const detail = sentencesFor(c.get("language")).versionConflict();
  if (error instanceof VersionConflict) return conflictResponse(c, detail, error.current);
  return error instanceof PathChanged ? problemResponse(c, "version-conflict", detail) : null;
}

const kindsOfFieldProblems = {
  "not-valid": "not-possible",
  unsupported: "unsupported-media-type",
  "too-large": "body-too-large",
} as const;

/** An error of a use-case as a problem in the language of the request. */
export function problemOfError(c: Context<ApiEnvironment>, error: UseCaseError): Response {
  const text = sentencesFor(c.get("language"));
  switch (error.kind) {
    case "unauthenticated":
      return problemResponse(c, "unauthenticated", text.unauthenticated());
    case "not-found":
      return problemResponse(c, "not-found", text.notFound());
    case "by-token":
      return problemResponse(c, "forbidden", text.byToken());
    case "beyond-scope":
      return problemResponse(c, "forbidden", text.beyondScope());
    case "second-factor-needed":
      return problemResponse(c, "forbidden", text.secondFactorNeeded());
    case "version-missing":
      return problemResponse(c, "version-missing", text.versionMissing());
    case "too-many-requests":
      c.header("Retry-After", String(error.retryAfterSeconds));
      return problemResponse(c, "too-many-requests", text.tooManyRequests(error.retryAfterSeconds));
    case "unavailable":
      c.header("Retry-After", String(error.retryAfterSeconds));
      return problemResponse(c, "unavailable", text.unavailable(error.retryAfterSeconds));
    default: {
      const fields = Object.entries(error.errors);
      const errors: FieldErrors = Object.fromEntries(
        fields.map(([field, codes]) => [field, codes.map((code) => text.field[code])]),
      );
      const dependants = error instanceof RecordInUse ? error.dependants : undefined;
      return problemResponse(c, kindsOfFieldProblems[error.kind], text.notValid(), errors, dependants);
    }
  }
}
