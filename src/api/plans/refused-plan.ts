import { sentences } from "#messages/sentences/in-languages.ts";
import type { Language } from "#domain/language.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanningFailure } from "#domain/stage-planner/plan.ts";
import { refusalsInWords } from "#use-cases/planner/refusals-in-words.ts";
import { ProblemError } from "#api/http/problems.ts";

/** 422 with a sentence for each option that cannot be met. */
export function problemOfError(
  refusals: readonly PlanningFailure[],
  graph: RouteGraph,
  language: Language,
): ProblemError {
  const { detail, errors } = refusalsInWords(refusals, graph, language);
  return new ProblemError("not-possible", detail, errors);
}

/** 422 for a plan on a route that is not there. */
export function unknownRouteProblem(slug: string, language: Language): ProblemError {
  const sentence = sentences[language].planner.unknownRoute(slug);
  return new ProblemError("not-possible", sentence, { route: [sentence] });
}
