import type { Language } from "#contract/language.ts";
import type { PlanAnswer } from "#contract/plans/plan.ts";
import { reasonSentence } from "#contract/planner/reason-text/reason-sentence.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, Refusal } from "#domain/stage-planner/plan.ts";
import { plannerTexts, refusalsInWords, townNamesOn } from "#use-cases/planner/refusals-in-words.ts";
import { ProblemError } from "#api/http/problems.ts";

/** The plan as the API answers it, with its reasons in words and as codes. */
export function presentPlan(plan: Plan, graph: RouteGraph, language: Language): PlanAnswer {
  const nameOf = townNamesOn(graph);
  return {
    ...plan,
    days: plan.days.map(({ reasons, alternatives, ...day }) => ({
      ...day,
      reasons: reasons.map((reason) => reasonSentence(plannerTexts[language], reason, nameOf)),
      reasonFacts: reasons,
      ...(day.kind === "walk" && { alternatives }),
    })),
  };
}

/** 422 with a sentence for each wish that cannot be met. */
export function refusalProblem(refusals: readonly Refusal[], graph: RouteGraph, language: Language): ProblemError {
  const { detail, errors } = refusalsInWords(refusals, graph, language);
  return new ProblemError("not-possible", detail, errors);
}

/** 422 for a plan on a route that is not there. */
export function unknownRouteProblem(slug: string, language: Language): ProblemError {
  const sentence = plannerTexts[language].unknownRoute(slug);
  return new ProblemError("not-possible", sentence, { route: [sentence] });
}
