import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { editorDay, type EditorPlan } from "#contract/plans/plan-editor.ts";
import { describePlan, type DescribingFacts } from "#domain/plans/describe-plan.ts";
import { type StoredPlan, notesOf } from "#domain/plans/editing/stored-plan.ts";
import type { SurveyedPlan } from "#domain/plans/editing/survey-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Full description of a plan after a change. @param serverPlan the server's last state */
export function describeContent(
  serverPlan: EditorPlan,
  content: StoredPlan,
  measured: SurveyedPlan,
  facts: DescribingFacts,
): EditorPlan {
  const { days, ...description } = describePlan(content, measured, facts);
  // Editors need more names than those of the plan: of possible ends, and of earlier ones.
  return { ...serverPlan, ...description, days: days.map(editorDay), townNames: townNamesOf(serverPlan, facts) };
}

function townNamesOf({ townNames }: EditorPlan, { graphs }: DescribingFacts): EditorPlan["townNames"] {
  return graphs.length === 0 ? townNames : { ...townNames, ...townsOn(graphs) };
}

const townsOn = memoizeByObject((graphs: readonly RouteGraph[]): Readonly<Record<string, string>> => {
  const towns = graphs.flatMap(({ waypoints }) =>
    waypoints.flatMap(({ townSlug, name }) => (townSlug === undefined ? [] : [[townSlug, name] as const])),
  );
  return Object.fromEntries(towns);
});

/**
 * The server's plan with what has been written for its days since: the best description of a change before the plan is
 * measured, so that typing shows at once.
 */
export function describeNotes(serverPlan: EditorPlan, content: StoredPlan, facts: DescribingFacts): EditorPlan {
  const storedDays = new Map(content.days.map((day) => [day.key, day]));
  return {
    ...serverPlan,
    townNames: townNamesOf(serverPlan, facts),
    routine: content.routine,
    goalNights: content.goalNights,
    days: serverPlan.days.map((day) => {
      const stored = storedDays.get(day.key);
      if (!stored) return day;
      const isSameHouse = stored.house === day.house;
      const house = facts.houses.get(stored.house ?? "");
      return {
        ...day,
        ...notesOf(stored),
        houseName: isSameHouse ? day.houseName : (house?.name ?? null),
        houseUrl: isSameHouse ? day.houseUrl : (house?.url ?? null),
        housePhone: isSameHouse ? day.housePhone : (house?.phone ?? null),
      };
    }),
  };
}
