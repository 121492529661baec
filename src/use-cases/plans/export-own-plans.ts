import { eachPlan, type PlanRecord } from "#database/queries/plans/plans.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";

/** A plan without its tokens, which are secrets. */
export type ExportedPlan = Omit<PlanRecord, "ownerUuid" | "shareToken" | "calendarToken"> & {
  readonly isShared: boolean;
  readonly hasCalendar: boolean;
};

/** Everything that is kept of the person's plans, one after another. */
export async function* exportOwnPlans(context: UseCaseContext): AsyncGenerator<ExportedPlan> {
  const { uuid } = requireMember(context);
  for await (const { ownerUuid: _owner, shareToken, calendarToken, ...plan } of eachPlan(context.database, uuid)) {
    yield { ...plan, isShared: shareToken !== null, hasCalendar: calendarToken !== null };
  }
}
