import type { Context } from "hono";
import { PlanConflict } from "#use-cases/plans/plan-access.ts";
import { PlanNotPossible } from "#use-cases/plans/legs/complete-legs.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { conflictResponse, problemResponse, ProblemError } from "#api/http/problems.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { UnitSystem } from "#domain/units.ts";
import type { Language } from "#domain/text/language.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import { describeRefusals } from "#use-cases/planner/describe-refusals.ts";

/** 422 with a message for each option that cannot be met. */
export function problemOfError(
  refusals: readonly PlanningFailure[],
  graph: RouteGraph,
  language: Language,
  units: UnitSystem = "metric",
): ProblemError {
  const { detail, errors } = describeRefusals(refusals, graph, sentences[language].plannerIn(units));
  return new ProblemError("not-possible", detail, errors);
}

/** 422 for a plan on an unknown route. */
export function unknownRouteProblem(slug: string, language: Language): ProblemError {
  const sentence = sentences[language].planner.unknownRoute(slug);
  return new ProblemError("not-possible", sentence, { route: [sentence] });
}

/** Pages show what is said to the person whose session they are of; to programs it is said in the units of all fields. */
async function unitsOfReader(c: Context<ApiEnvironment>): Promise<UnitSystem> {
  const { actor, isByToken } = await c.get("identification")();
  return actor.kind === "user" && !isByToken ? actor.units : "metric";
}

/** The answer to what only plans can run into, or null for other errors. */
export async function planProblem(c: Context<ApiEnvironment>, error: unknown): Promise<Response | null> {
  const language = c.get("language");
  if (error instanceof PlanConflict) {
    return conflictResponse(c, sentencesFor(language).versionConflict(), planInWords(error.current, language));
  }
  if (error instanceof PlanNotPossible) {
    const { message, errors } = problemOfError(error.refusals, error.graph, language, await unitsOfReader(c));
    const named = Object.entries(errors ?? {}).map(([field, messages]) => [error.fieldOf(field), messages]);
    return problemResponse(c, "not-possible", message, Object.fromEntries(named));
  }
  return null;
}
