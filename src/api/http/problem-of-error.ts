import type { Context } from "hono";
import type { Language } from "#domain/language.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { ErrorSentences } from "#messages/sentences/errors.ts";
import { PathChanged } from "#use-cases/administration/path/path-proposal.ts";
import { RecordInUse } from "#use-cases/administration/records/record-in-use.ts";
import type { DatabaseAway } from "#use-cases/database-away.ts";
import { type UseCaseError, VersionConflict } from "#use-cases/use-case-error.ts";
import type { ApiEnvironment } from "./environment.ts";
import { conflictAnswer, problemAnswer } from "./problems.ts";

export function sentencesFor(language: Language): ErrorSentences {
  return sentences[language].errors;
}

/** 503 for a database that is away or read-only, in the language of the request. */
export function awayProblem(c: Context<ApiEnvironment>, { reason, retryAfterSeconds }: DatabaseAway): Response {
  c.header("Retry-After", String(retryAfterSeconds));
  return problemAnswer(c, "unavailable", sentencesFor(c.get("language")).away[reason]);
}

/** 409 for a change based on an outdated version, with the current resource; null for other errors. */
export function conflictProblem(c: Context<ApiEnvironment>, error: unknown): Response | null {
  const detail = sentencesFor(c.get("language")).versionConflict();
  if (error instanceof VersionConflict) return conflictAnswer(c, detail, error.current);
  return error instanceof PathChanged ? problemAnswer(c, "version-conflict", detail) : null;
}

const problemsOfFields = {
  "not-valid": "not-possible",
  unsupported: "unsupported-media-type",
  "too-large": "body-too-large",
} as const;

/** An error of a use-case as a problem in the language of the request. */
export function problemOfError(c: Context<ApiEnvironment>, refusal: UseCaseError): Response {
  const text = sentencesFor(c.get("language"));
  switch (refusal.kind) {
    case "unauthenticated":
      return problemAnswer(c, "unauthenticated", text.unauthenticated());
    case "not-found":
      return problemAnswer(c, "not-found", text.notFound());
    case "by-token":
      return problemAnswer(c, "forbidden", text.byToken());
    case "beyond-scope":
      return problemAnswer(c, "forbidden", text.beyondScope());
    case "second-factor-needed":
      return problemAnswer(c, "forbidden", text.secondFactorNeeded());
    case "version-missing":
      return problemAnswer(c, "version-missing", text.versionMissing());
    case "too-many-requests":
      c.header("Retry-After", String(refusal.retryAfterSeconds));
      return problemAnswer(c, "too-many-requests", text.tooManyRequests(refusal.retryAfterSeconds));
    case "unavailable":
      c.header("Retry-After", String(refusal.retryAfterSeconds));
      return problemAnswer(c, "unavailable", text.unavailable(refusal.retryAfterSeconds));
    default: {
      const fields = Object.entries(refusal.errors);
      const errors: FieldErrors = Object.fromEntries(
        fields.map(([field, codes]) => [field, codes.map((code) => text.field[code])]),
      );
      const dependants = refusal instanceof RecordInUse ? refusal.dependants : undefined;
      return problemAnswer(c, problemsOfFields[refusal.kind], text.notValid(), errors, dependants);
    }
  }
}
