import type { PlanResponse } from "#contract/plans/plan.ts";
import { crowdedNights } from "#domain/crowding/crowded-nights.ts";
import type { Language } from "#domain/text/language.ts";
import type { OpenOptions } from "#domain/planner/options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerResult } from "#domain/planner/stage-planner/plan.ts";
import { townNamesOn } from "./describe-refusals.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { daysInWords } from "#messages/sentences/planner.ts";
import { sentences } from "#messages/sentences/in-languages.ts";

/** A plan with its reasons in words and as codes, as JSON in UTF-8, or why there is none. */
export type PlanAsJson =
  | { readonly ok: true; readonly json: Uint8Array<ArrayBuffer> }
  | Extract<PlannerResult, { ok: false }>;

/** Plans and serialises the plan: one with every alternative of a hundred short days has four megabytes. */
export function writePlanAsJson(graph: RouteGraph, input: OpenOptions, route: string, language: Language): PlanAsJson {
  const result = planStages(graph, input);
  if (!result.ok) return result;
  const { plan } = result;
  const nights = crowdedNights(
    plan.days.map(({ number, date, to }) => ({ number, date, to, route, graph, isBooked: false })),
  );
  const days = daysInWords(plan.days, sentences[language].planner, townNamesOn(graph));
  const answer: PlanResponse = { ...plan, days: days.map((day, index) => ({ ...day, ...nights[index] })) };
  return { ok: true, json: Buffer.from(JSON.stringify(answer)) };
}
