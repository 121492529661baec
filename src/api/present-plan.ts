import type { Language } from "#contract/language.ts";
import type { PlanAnswer } from "#contract/plan.ts";
import { plannerText as en } from "#contract/reason-text/en.ts";
import { plannerText as es } from "#contract/reason-text/es.ts";
import { reasonSentence } from "#contract/reason-text/reason-sentence.ts";
import type { PlannerText, NameOf } from "#contract/reason-text/sentences.ts";
import type { FieldErrors } from "#contract/problem.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, Refusal } from "#domain/stage-planner/plan.ts";
import { ProblemError } from "./problems.ts";

const texts: Record<Language, PlannerText> = { en, es };

function namesOf(graph: RouteGraph): NameOf {
  const names = new Map(graph.waypoints.map((waypoint) => [waypoint.townSlug, waypoint.name]));
  return (slug) => names.get(slug) ?? slug;
}

/** The plan as the API answers it, with its reasons in words and as codes. */
export function presentPlan(plan: Plan, graph: RouteGraph, language: Language): PlanAnswer {
  const nameOf = namesOf(graph);
  return {
    ...plan,
    days: plan.days.map(({ reasons, alternatives, ...day }) => ({
      ...day,
      reasons: reasons.map((reason) => reasonSentence(texts[language], reason, nameOf)),
      reasonFacts: reasons,
      ...(day.kind === "walk" && { alternatives }),
    })),
  };
}

/** 422 with a sentence for each wish that cannot be met. */
export function refusalProblem(refusals: readonly Refusal[], graph: RouteGraph, language: Language): ProblemError {
  const text = texts[language];
  const nameOf = namesOf(graph);
  const errors: FieldErrors = {};
  for (const refusal of refusals) {
    (errors[refusal.field] ??= []).push(text.refusal(refusal, nameOf));
  }
  const detail = Object.values(errors).flat().join(" ") || text.refused();
  return new ProblemError("not-possible", detail, errors);
}

/** 422 for a plan on a route that is not there. */
export function unknownRouteProblem(slug: string, language: Language): ProblemError {
  const sentence = texts[language].unknownRoute(slug);
  return new ProblemError("not-possible", sentence, { route: [sentence] });
}
