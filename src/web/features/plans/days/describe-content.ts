import { onceFor } from "#domain/once-for.ts";
import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { describePlan, type DescribingFacts, type DescribedHouse } from "#domain/plan-description/describe-plan.ts";
import { type StoredPlan, notesOf } from "#domain/plan-editing/stored-plan.ts";
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

/**
 * The plan as the server told of it, with what was written for its days since: all that can be said of a change before the
 * graphs of the routes are there. Whoever types meanwhile sees every letter.
 *
 * @param houses by uuid
 */
export function describeNotes(
  shown: EditorPlan,
  content: StoredPlan,
  houses: ReadonlyMap<string, DescribedHouse>,
): EditorPlan {
  const written = new Map(content.days.map((day) => [day.key, day]));
  return {
    ...shown,
    routine: content.routine,
    goalNights: content.goalNights,
    days: shown.days.map((day) => {
      const now = written.get(day.key);
      if (!now) return day;
      const isSameHouse = now.house === day.house;
      const house = houses.get(now.house ?? "");
      return {
        ...day,
        ...notesOf(now),
        houseName: isSameHouse ? day.houseName : (house?.name ?? null),
        houseUrl: isSameHouse ? day.houseUrl : (house?.url ?? null),
      };
    }),
  };
}
