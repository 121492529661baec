import type { ShownDay } from "#contract/plans/shown-plan.ts";

import type { KeptPlan } from "./kept-plan.ts";
import type { KeptEdit } from "./kept-edit.ts";

/** A kept plan with what was changed since without a network. */
export function withEdits(kept: KeptPlan, edits: readonly KeptEdit[]): KeptPlan {
  const ofDay = new Map(edits.filter(({ plan }) => plan === kept.uuid).map((edit) => [edit.dayKey, edit.mine]));
  if (ofDay.size === 0) return kept;
  const nameOf = (uuid: string | null) =>
    kept.towns.flatMap(({ houses }) => houses).find((house) => house.uuid === uuid)?.name ?? null;
  const days = kept.plan.days.map((day): ShownDay => {
    const mine = ofDay.get(day.key);
    if (!mine) return day;
    const houseName = mine.house === undefined ? day.houseName : nameOf(mine.house);
    return { ...day, ...mine, houseName };
  });
  return { ...kept, plan: { ...kept.plan, days } };
}
