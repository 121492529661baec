import { loadPlans, type PlanRecord } from "#database/queries/plans.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";

/** A plan without its tokens, which are secrets. */
export type ExportedPlan = Omit<PlanRecord, "ownerUuid" | "shareToken" | "calendarToken"> & {
  readonly isShared: boolean;
  readonly hasCalendar: boolean;
};

/** Everything that is kept of the person's plans. */
export async function exportOwnPlans(context: UseCaseContext): Promise<ExportedPlan[]> {
  const { uuid } = requireMember(context);
  const plans = await loadPlans(context.database, uuid);
  return plans.map(({ ownerUuid: _owner, shareToken, calendarToken, ...plan }) => ({
    ...plan,
    isShared: shareToken !== null,
    hasCalendar: calendarToken !== null,
  }));
}
