import type { Context } from "hono";
import type { Language } from "#contract/language.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { refusalSentences as en } from "#contract/planner/refusal-text/en.ts";
import { refusalSentences as es } from "#contract/planner/refusal-text/es.ts";
import type { RefusalSentences } from "#contract/planner/refusal-text/sentences.ts";
import type { DatabaseAway } from "#use-cases/database-away.ts";
import type { Refusal } from "#use-cases/refusal.ts";
import type { ApiEnvironment } from "./environment.ts";
import { problemAnswer } from "./problems.ts";

const sentences: Readonly<Record<Language, RefusalSentences>> = { en, es };

export function sentencesFor(language: Language): RefusalSentences {
  return sentences[language];
}

/** 503 for a database that is away or takes no changes, in the language of the request. */
export function awayProblem(c: Context<ApiEnvironment>, { reason, retryAfterSeconds }: DatabaseAway): Response {
  c.header("Retry-After", String(retryAfterSeconds));
  return problemAnswer(c, "unavailable", sentencesFor(c.get("language")).away[reason]);
}

const problemsOfFields = {
  "not-valid": "not-possible",
  unsupported: "unsupported-media-type",
  "too-large": "body-too-large",
} as const;

/** What a use-case refuses, as a problem in the language of the request. */
export function refusalProblem(c: Context<ApiEnvironment>, refusal: Refusal): Response {
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
      const fields = Object.entries(refusal.faults);
      const errors: FieldErrors = Object.fromEntries(
        fields.map(([field, faults]) => [field, faults.map((fault) => text.fault[fault])]),
      );
      return problemAnswer(c, problemsOfFields[refusal.kind], text.notValid(), errors);
    }
  }
}
