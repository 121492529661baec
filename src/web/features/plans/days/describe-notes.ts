import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import type { DescribedHouse } from "#domain/plan-description/describe-plan.ts";
import { notesOf, type StoredPlan } from "#domain/plan-editing/stored-plan.ts";

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
