import type { Language } from "#contract/language.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { plannerText as en } from "#contract/planner/reason-text/en.ts";
import { plannerText as es } from "#contract/planner/reason-text/es.ts";
import type { NameOf, PlannerText } from "#contract/planner/reason-text/sentences.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Refusal } from "#domain/stage-planner/plan.ts";

export const plannerTexts: Record<Language, PlannerText> = { en, es };

/** Names of towns by slug. */
export function townNamesOn(graph: RouteGraph): NameOf {
  const names = new Map(graph.waypoints.map((waypoint) => [waypoint.townSlug, waypoint.name]));
  return (slug) => names.get(slug) ?? slug;
}

/** A sentence for each wish that cannot be met, and all of them together. */
export function refusalsInWords(
  refusals: readonly Refusal[],
  graph: RouteGraph,
  language: Language,
): { readonly detail: string; readonly errors: FieldErrors } {
  const text = plannerTexts[language];
  const nameOf = townNamesOn(graph);
  const errors: FieldErrors = {};
  for (const refusal of refusals) (errors[refusal.field] ??= []).push(text.refusal(refusal, nameOf));
  return { detail: Object.values(errors).flat().join(" ") || text.refused(), errors };
}
