import { onceFor } from "#domain/once-for.ts";
import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { describePlan, type DescribingFacts, type DescribedHouse } from "#domain/plan-description/describe-plan.ts";
import { type StoredPlan, notesOf } from "#domain/plan-editing/stored-plan.ts";
import type { SurveyedPlan } from "#domain/plan-editing/survey-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Full description of a plan after a change. @param shown the server's last state */
export function describeContent(
  shown: EditorPlan,
  content: StoredPlan,
  measured: SurveyedPlan,
  facts: DescribingFacts,
): EditorPlan {
  const { days, ...description } = describePlan(content, measured, facts);
  // Editors need more names than those of the plan: of possible ends, and of earlier ones.
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
 * The server's plan with what has been written for its days since: the best description of a change before graphs of
 * the routes are loaded, so that typing shows at once.
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
