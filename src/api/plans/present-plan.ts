import { sentences } from "#messages/sentences/in-languages.ts";
import type { Language } from "#domain/language.ts";
import type { PlanAnswer } from "#contract/plans/plan.ts";
import { daysInWords } from "#messages/sentences/days-in-words.ts";
import { crowdedNights } from "#domain/crowding/crowded-nights.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, PlanningFailure } from "#domain/stage-planner/plan.ts";
import { refusalsInWords, townNamesOn } from "#use-cases/planner/refusals-in-words.ts";
import { ProblemError } from "#api/http/problems.ts";

/** The plan as the API answers it, with its reasons in words and as codes. */
export function presentPlan(plan: Plan, route: string, graph: RouteGraph, language: Language): PlanAnswer {
  const nights = crowdedNights(
    plan.days.map(({ number, date, to }) => ({ number, date, to, route, graph, isBooked: false })),
  );
  const days = daysInWords(plan.days, sentences[language].planner, townNamesOn(graph));
  return { ...plan, days: days.map((day, index) => ({ ...day, ...nights[index] })) };
}

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
