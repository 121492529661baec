import { onceFor } from "#domain/once-for.ts";
import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { describePlan, type DescribingFacts } from "#domain/plan-description/describe-plan.ts";
import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { SurveyedPlan } from "#domain/plan-editing/survey-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Everything that is said of a plan after a change. @param shown as the server told last */
export function describeContent(
  shown: EditorPlan,
  content: StoredPlan,
  measured: SurveyedPlan,
  facts: DescribingFacts,
): EditorPlan {
  const { days, ...description } = describePlan(content, measured, facts);
  // Editors name more towns than those of the plan: where it could lead, and where it led before.
  const townNames = { ...shown.townNames, ...townsOn(facts.graphs) };
  return { ...shown, ...description, days: days.map(editorDay), townNames };
}

const townsOn = onceFor((graphs: readonly RouteGraph[]): Readonly<Record<string, string>> => {
  const towns = graphs.flatMap(({ waypoints }) =>
    waypoints.flatMap(({ townSlug, name }) => (townSlug === undefined ? [] : [[townSlug, name] as const])),
  );
  return Object.fromEntries(towns);
});
