import type { Context } from "hono";
import { PlanConflict } from "#use-cases/plans/plan-conflict.ts";
import { PlanNotPossible } from "#use-cases/plans/plan-not-possible.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { planInWords } from "#use-cases/plans/plan-in-words.ts";
import { problemOfError } from "./refused-plan.ts";
import { conflictAnswer, problemAnswer } from "#api/http/problems.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";

/** The answer to what only plans can run into, or null for other errors. */
export function planProblem(c: Context<ApiEnvironment>, error: unknown): Response | null {
  const language = c.get("language");
  if (error instanceof PlanConflict) {
    return conflictAnswer(c, sentencesFor(language).versionConflict(), planInWords(error.current, language));
  }
  if (error instanceof PlanNotPossible) {
    const { message, errors } = problemOfError(error.refusals, error.graph, language);
    const named = Object.entries(errors ?? {}).map(([field, sentences]) => [error.fieldOf(field), sentences]);
    return problemAnswer(c, "not-possible", message, Object.fromEntries(named));
  }
  return null;
}
